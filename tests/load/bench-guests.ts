/**
 * `node tests/load/bench-guests.ts [--runs 5] [--beside <address>]`: what guests' pages cost a phone
 * with an empty cache and a processor four times slower: largest paint, a press on Yes that shows,
 * the form behind it, weight and files until then, shifts, long tasks. `--beside` measures another
 * product's page of an event in the same run. The build must be there.
 */
import { chromium, type Browser } from "playwright";
import { launchOptions } from "../support/browser.ts";
import { startProduct } from "../support/product.ts";
import { lines } from "./portal-page.ts";

const option = (name: string): string | undefined => {
  const at = process.argv.indexOf(name);
  return at > 0 ? process.argv[at + 1] : undefined;
};
const runs = Number(option("--runs") ?? 5);
const phone = { viewport: { width: 390, height: 844 } };

interface Told {
  lcp: number;
  cls: number;
  longest: number;
  pressed: number;
  opened: number;
}

/** Runs in the page before anything else: presses Yes as soon as it is there, and says when it showed. */
function observe(): void {
  const told: Told = { lcp: 0, cls: 0, longest: 0, pressed: 0, opened: 0 };
  Reflect.set(globalThis, "told", told);
  const watch = (type: string, take: (entry: PerformanceEntry) => void): void => {
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(take));
    observer.observe({ type, buffered: true });
  };
  watch("largest-contentful-paint", (entry) => (told.lcp = entry.startTime));
  watch("layout-shift", (entry) => {
    if (!Reflect.get(entry, "hadRecentInput")) told.cls += Number(Reflect.get(entry, "value"));
  });
  watch("longtask", (entry) => (told.longest = Math.max(told.longest, entry.duration)));
  const look = (): void => {
    const shadow = document.querySelector("jubilee-rsvp")?.shadowRoot;
    const radio = shadow?.querySelector<HTMLInputElement>("input[value=yes]");
    const button = document.querySelector<HTMLButtonElement>("#reply button[value=yes]");
    const shows = radio?.checked || button?.getAttribute("aria-pressed") === "true";
    if (shows && !told.pressed) told.pressed = performance.now();
    if (!shows) (radio ?? button)?.click();
    const isOpen = shadow?.querySelector("input[name=name]") && radio?.checked;
    if (isOpen && told.pressed) told.opened = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

interface Load extends Told {
  kb: number;
  files: number;
}

async function load(browser: Browser, address: string, line: keyof typeof lines): Promise<Load> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await page.addInitScript(observe);
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  const conditions = lines[line];
  if (conditions) {
    await session.send("Network.emulateNetworkConditions", { offline: false, ...conditions });
  }
  const sizes: number[] = [];
  session.on("Network.loadingFinished", ({ encodedDataLength }) => sizes.push(encodedDataLength));
  await page.goto(address, { waitUntil: "commit" });
  await page.waitForFunction(() => Object(globalThis).told?.pressed > 0);
  const [kb, files] = [sizes.reduce((sum, bytes) => sum + bytes, 0) / 1000, sizes.length];
  await page.waitForFunction(() => Object(globalThis).told.opened > 0);
  await page.waitForLoadState("networkidle");
  const told = (await page.evaluate(() => Object(globalThis).told as unknown)) as Told;
  await context.close();
  return { ...told, kb, files };
}

const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
const rounded = (value: number, places = 0): number => Number(value.toFixed(places));

const product = await startProduct();
const browser = await chromium.launch(launchOptions);
try {
  const page = await browser.newPage();
  await page.goto(product.hostPageUrl);
  const link = await page.locator('a[href*="/event-info-view/"]').first().getAttribute("href");
  await page.close();
  const beside = option("--beside");
  const subjects: Record<string, string> = {
    "an event’s page": new URL(link ?? "", product.url).href,
    ...(beside ? { "the one beside": beside } : {}),
  };
  for (const line of Object.keys(lines) as (keyof typeof lines)[]) {
    const loads = new Map(Object.keys(subjects).map((name): [string, Load[]] => [name, []]));
    for (let run = 0; run < runs; run += 1) {
      for (const [name, address] of Object.entries(subjects)) {
        // One after the other: two pages at once would share the processor.
        // oxlint-disable-next-line no-await-in-loop
        loads.get(name)?.push(await load(browser, address, line));
      }
    }
    const rows = [...loads].map(([name, all]) => {
      const of = (part: keyof Load) => median(all.map((one) => one[part]));
      return [
        name,
        {
          "LCP ms (goal 1600)": rounded(of("lcp")),
          "Yes shows ms (goal 2000)": rounded(of("pressed")),
          "form ms": rounded(of("opened")),
          "kB (goal 60)": rounded(of("kb"), 1),
          "files (goal 8)": of("files"),
          "CLS (goal 0.01)": rounded(of("cls"), 3),
          "longest task ms (goal 50)": rounded(of("longest")),
        },
      ];
    });
    console.log(`\n${line}, processor 4x slower, empty cache, median of ${runs}`);
    console.table(Object.fromEntries(rows));
  }
} finally {
  await browser.close();
  await product.stop();
}

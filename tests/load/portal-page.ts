import { setTimeout as pause } from "node:timers/promises";
import type { Browser, BrowserContextOptions, CDPSession, Page } from "playwright";

/** Latency and throughput as the common testing tools apply them; `local` is the bare loopback. */
export const lines = {
  local: null,
  "slow 4G": { latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 84_480 },
} as const;

/** What a cold cache and a slow processor make of a page. */
export interface PageLoad {
  /** Scripts and stylesheets as they were sent (brotli), until the page was interactive. */
  kb: number;
  files: number;
  /** Until the page's own control carries React's handlers, so that a click has its effect. */
  interactiveMs: number;
  lcpMs: number;
  cls: number;
}

type SignedIn = NonNullable<BrowserContextOptions["storageState"]>;

/** How much slower than this machine the visitor's processor is. */
const slowdown = 4;

/** Runs in the page before anything else: gathers what the browser tells of itself. */
function observe(): void {
  const told = { lcp: 0, cls: 0, slowest: 0 };
  const watch = (type: string, take: (entry: PerformanceEntry) => void, more = {}): void => {
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
      ...more,
    });
  };
  watch("largest-contentful-paint", (entry) => (told.lcp = entry.startTime));
  watch("layout-shift", (entry) => {
    if (!Reflect.get(entry, "hadRecentInput")) told.cls += Number(Reflect.get(entry, "value"));
  });
  watch(
    "event",
    (entry) => {
      if (Reflect.get(entry, "interactionId")) {
        told.slowest = Math.max(told.slowest, entry.duration);
      }
    },
    { durationThreshold: 16 },
  );
  Reflect.set(globalThis, "told", told);
  performance.setResourceTimingBufferSize(5_000);
}

async function slowPage(
  browser: Browser,
  options: BrowserContextOptions,
): Promise<{ page: Page; session: CDPSession }> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    ...options,
  });
  const page = await context.newPage();
  await page.addInitScript(observe);
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  return { page, session };
}

/** How long after that its largest paint is waited for. */
const paintedMs = 2_500;

/** Opens an address with an empty cache and waits until `control` can be used. */
export async function loadPage(
  browser: Browser,
  address: string,
  control: string,
  line: keyof typeof lines,
  storageState?: SignedIn,
): Promise<PageLoad> {
  const { page, session } = await slowPage(browser, storageState ? { storageState } : {});
  const conditions = lines[line];
  if (conditions) {
    await session.send("Network.emulateNetworkConditions", { offline: false, ...conditions });
  }
  const wanted = new Set<string>();
  const sizes: number[] = [];
  session.on("Network.responseReceived", ({ requestId, type }) => {
    if (type === "Script" || type === "Stylesheet") wanted.add(requestId);
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    if (wanted.has(requestId)) sizes.push(encodedDataLength);
  });
  await page.goto(address, { waitUntil: "commit" });
  const ready = await page.waitForFunction((selector) => {
    const element = document.querySelector(selector);
    const isTaken = element && Object.keys(element).some((key) => key.startsWith("__reactProps"));
    return isTaken ? performance.now() : 0;
  }, control);
  const interactiveMs = await ready.jsonValue();
  const [kb, files] = [sizes.reduce((sum, bytes) => sum + bytes, 0) / 1000, sizes.length];
  // On a slow line a screen's pieces may paint after it can be used.
  await pause(paintedMs);
  const told = await page.evaluate(() => Object(globalThis).told as { lcp: number; cls: number });
  await page.context().close();
  return { kb, files, interactiveMs, lcpMs: told.lcp, cls: told.cls };
}

/** A page of a signed-in person that has come to rest, on a slow processor. */
export async function restingPage(
  browser: Browser,
  address: string,
  storageState?: SignedIn,
): Promise<Page> {
  const { page } = await slowPage(browser, storageState ? { storageState } : {});
  await page.goto(address, { waitUntil: "networkidle" });
  return page;
}

/** What a press leads to: from the press to the paint, and what came in between. */
export interface ScreenChange {
  /** Until something of the next screen stands there: its title, or its shape; milliseconds. */
  someMs: number;
  /** Until its content does, in milliseconds. */
  contentMs: number;
  /** Answers of the server that came meanwhile. */
  calls: number;
  /** Scripts and styles that came meanwhile. */
  files: number;
  /** How many of those had to wait for one another. */
  rounds: number;
  /** Processor time of the page's thread from the press to the content, in milliseconds. */
  busyMs: number;
}

/** As long as a hand rests on a link before it presses. */
const handMs = 200;
const mostMs = 15_000;

type Watched = Omit<ScreenChange, "busyMs">;

/** Waits for the next press and then for what it leads to; runs in the page. */
function watchPress([content, mostMs]: readonly [string, number]): Promise<Watched> {
  const titleOf = () => document.querySelector("#content h1")?.textContent ?? "";
  const busyOf = () => document.querySelector('#content [aria-busy="true"]');
  const cameSince = (pressedAt: number) => {
    const came = performance
      .getEntriesByType("resource")
      .filter(({ startTime }) => startTime >= pressedAt) as PerformanceResourceTiming[];
    const depths = new Map<PerformanceResourceTiming, number>();
    for (const one of came) {
      const earlier = [...depths].filter(([other]) => other.responseEnd <= one.startTime);
      depths.set(one, 1 + Math.max(0, ...earlier.map(([, depth]) => depth)));
    }
    const calls = came.filter(({ initiatorType }) => initiatorType === "fetch").length;
    return { calls, files: came.length - calls, rounds: Math.max(0, ...depths.values()) };
  };
  return new Promise((resolve, reject) => {
    const before = {
      title: titleOf(),
      busy: busyOf(),
      content: document.querySelector(content),
    };
    let pressedAt = 0;
    let someMs = 0;
    const look = (): void => {
      const found = document.querySelector(content);
      const isThere = found !== null && found !== before.content;
      const isBegun = titleOf() !== before.title || (busyOf() !== null && busyOf() !== before.busy);
      requestAnimationFrame(() =>
        setTimeout(() => {
          const passed = performance.now() - pressedAt;
          if (isBegun || isThere) someMs ||= passed;
          if (isThere) resolve({ someMs, contentMs: passed, ...cameSince(pressedAt) });
          else if (passed > mostMs) reject(new Error(`${content} did not come`));
          else look();
        }),
      );
    };
    const start = ({ timeStamp }: Event): void => {
      pressedAt = timeStamp;
      look();
    };
    addEventListener("pointerdown", start, { capture: true, once: true });
  });
}

/** The processor time that the page's thread has taken by now, in milliseconds. */
async function busyOf(session: CDPSession): Promise<number> {
  const { metrics } = await session.send("Performance.getMetrics");
  return 1_000 * (metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN);
}

/** Follows a link to another screen; `points` as a mouse does, or at once as a finger. */
export async function changeScreen(
  page: Page,
  link: string,
  content: string,
  points: boolean,
): Promise<ScreenChange> {
  const pressed = page.locator(link).filter({ visible: true }).first();
  await pressed.scrollIntoViewIfNeeded();
  if (points) {
    await pressed.hover();
    await pause(handMs);
  }
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  const busyBefore = await busyOf(session);
  const watched = page.evaluate(watchPress, [content, mostMs] as const);
  await pressed.click();
  const change = await watched;
  return { ...change, busyMs: (await busyOf(session)) - busyBefore };
}

/** The floor: from a press on a bare page to the paint of one changed word. */
export async function changeOneWord(browser: Browser): Promise<ScreenChange> {
  const { page } = await slowPage(browser, {});
  await page.setContent(
    '<main id="content"><h1>Before</h1><a href="#x" onclick="content.innerHTML=`<h1>After</h1><p>x</p>`">On</a></main>',
  );
  const change = await changeScreen(page, "a", "p", true);
  await page.context().close();
  return change;
}

/** The slowest interaction that `act` brought about, as the browser counts it (16 ms at least). */
export async function slowestInteraction(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    Object(globalThis).told.slowest = 0;
  });
  await act();
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        requestAnimationFrame(() => setTimeout(() => resolve(Object(globalThis).told.slowest), 50));
      }),
  );
}

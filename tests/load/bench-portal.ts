/**
 * `node tests/load/bench-portal.ts [--runs 3] [--no-loads] [--no-screens]`: what the portal's pages cost a browser with an
 * empty cache and a processor four times slower: weight, files, time until they can be used, LCP,
 * CLS; then changes of the page, and a list of 10,000 guests in use. The build must be there.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { openBackend } from "@jubilee/backend/database/open-backend";
import { chromium, type Browser } from "playwright";
import { launchOptions } from "../support/browser.ts";
import { startProduct, type Product } from "../support/product.ts";
import { signIn } from "../support/sign-in.ts";
import { layGuestList } from "./guest-list.ts";
import {
  changeOneWord,
  changeScreen,
  lines,
  loadPage,
  restingPage,
  slowestInteraction,
  type PageLoad,
  type ScreenChange,
} from "./portal-page.ts";
import { screenPairs, type ScreenPair } from "./screen-pairs.ts";

const given = process.argv.indexOf("--runs");
const runs = given > 0 ? Number(process.argv[given + 1]) : 3;
const guests = 10_000;
/** How long somebody looks at a screen before going on. */
const readMs = 2_500;

/** The peer's build (Hi.Events 1.8), as the goals were set by it: gzip, local line. */
const peer = {
  "/login": { kb: 311, files: 39, interactiveMs: 4789, cls: 0.095 },
  "/dashboard": { kb: 556, files: 167, interactiveMs: 6611, cls: 0.57 },
} as const;

const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
const rounded = (value: number, places = 0): number => Number(value.toFixed(places));

async function benchLoads(browser: Browser, product: Product, state: SignedIn): Promise<void> {
  const subjects = [
    { name: "/login", address: "/login", control: 'button[aria-label="Show password"]' },
    { name: "/", address: "/", control: 'header a[href="/signup"]' },
    { name: "/pricing", address: "/pricing", control: 'header a[href="/signup"]' },
    { name: "/dashboard", address: "/dashboard", control: 'main a[href="/create-event"]', state },
  ];
  for (const line of Object.keys(lines) as (keyof typeof lines)[]) {
    const rows: Record<string, Record<string, string | number>> = {};
    for (const { name, address, control, state: signedIn } of subjects) {
      const loads: PageLoad[] = [];
      for (let run = 0; run < runs; run += 1) {
        const url = new URL(address, product.url).href;
        // One after the other: two pages at once would share the processor.
        loads.push(await loadPage(browser, url, control, line, signedIn));
      }
      const of = (part: keyof PageLoad) => median(loads.map((load) => load[part]));
      const theirs = name === "/login" || name === "/dashboard" ? peer[name] : null;
      rows[name] = {
        "kB brotli": rounded(of("kb"), 1),
        files: of("files"),
        "interactive ms": rounded(of("interactiveMs")),
        "LCP ms": rounded(of("lcpMs")),
        CLS: rounded(of("cls"), 3),
        ...(theirs && line === "local"
          ? { "x peer’s time (goal 0.40)": rounded(of("interactiveMs") / theirs.interactiveMs, 2) }
          : {}),
      };
    }
    console.log(`\n${line}, processor 4x slower, empty cache, median of ${runs}`);
    console.table(rows);
  }
}

async function benchScreens(browser: Browser, product: Product, state: SignedIn): Promise<void> {
  const first = await restingPage(browser, `${product.url}/dashboard`, state);
  const event = await first.locator('main a[href^="/event-details/"]').first().getAttribute("href");
  await first.context().close();
  const eventPath = (event ?? "").replace(/\?.*/, "");
  const floor: ScreenChange[] = [];
  const rows: Record<string, Record<string, number>> = {};
  const goesOn = async ({ from, link, content, isVisitor }: ScreenPair, points: boolean) => {
    const address = `${product.url}${from.replace(":event", eventPath)}`;
    const page = await restingPage(browser, address, isVisitor ? undefined : state);
    try {
      // As somebody reads what is there before going on.
      await pause(readMs);
      return await changeScreen(page, link, content, points);
    } finally {
      await page.context().close();
    }
  };
  for (const pair of screenPairs) {
    const changes = { pointed: [] as ScreenChange[], tapped: [] as ScreenChange[] };
    try {
      for (let run = 0; run < runs; run += 1) {
        floor.push(await changeOneWord(browser));
        for (const way of ["pointed", "tapped"] as const) {
          // One after the other: two pages at once would share the processor.
          changes[way].push(await goesOn(pair, way === "pointed"));
        }
      }
    } catch (error) {
      console.error(`${pair.name}: ${String(error)}`);
      process.exitCode = 1;
      continue;
    }
    const of = (way: keyof typeof changes, part: keyof ScreenChange) =>
      rounded(median(changes[way].map((change) => change[part])));
    rows[pair.name] = {
      "some ms": of("pointed", "someMs"),
      "content ms": of("pointed", "contentMs"),
      "x floor": rounded(
        of("pointed", "contentMs") / median(floor.map(({ contentMs }) => contentMs)),
        1,
      ),
      "busy ms": of("pointed", "busyMs"),
      calls: of("pointed", "calls"),
      files: of("pointed", "files"),
      rounds: of("pointed", "rounds"),
      "tapped: some": of("tapped", "someMs"),
      content: of("tapped", "contentMs"),
      "its calls": of("tapped", "calls"),
      "its rounds": of("tapped", "rounds"),
    };
    console.log(`${pair.name}: ${JSON.stringify(rows[pair.name])}`);
  }
  const floorOf = (part: keyof ScreenChange) => rounded(median(floor.map((one) => one[part])));
  console.log(
    `\nFrom a press to the next screen (goals 100 and 400 ms, no call where it was pointed at), opened for the first time, processor 4x slower, median of ${runs}`,
  );
  console.log(
    `Floor: one word of a bare page, ${floorOf("contentMs")} ms, busy ${floorOf("busyMs")} ms. Busy is the page's own processor time: it hangs least on what else the machine does.`,
  );
  console.table(rows);
}

async function benchGuestList(browser: Browser, address: string, state: SignedIn): Promise<void> {
  const page = await restingPage(browser, address, state);
  await page.getByRole("button", { name: "Member", exact: true }).first().waitFor();
  const find = page.getByRole("searchbox", { name: "Find a member" });
  const box = page.getByRole("checkbox");
  const acts: Record<string, () => Promise<void>> = {
    "filter, a key": () => find.press("a"),
    "filter, a second key": () => find.press("n"),
    "filter, one key back": () => find.press("Backspace"),
    "filter, empty again": () => find.press("Backspace"),
    "sort by name": () => page.getByRole("button", { name: "Member", exact: true }).first().click(),
    "select one": () => box.nth(1).click(),
    "select all": () => box.first().click(),
    "select none": () => box.first().click(),
    "open one": () => page.locator("tbody button[data-row-control]").nth(3).click(),
    "the next one, J": () => page.keyboard.press("j"),
    "choose by Space": () => page.keyboard.press(" "),
    "a page down": () => page.keyboard.press("PageDown"),
    "to the end": () => page.keyboard.press("End"),
    "compact rows": () => page.getByRole("button", { name: "Compact rows" }).click(),
  };
  const rows: Record<string, Record<string, number>> = {};
  for (const [name, act] of Object.entries(acts)) {
    rows[name] = { "ms (goal 100)": await slowestInteraction(page, act) };
  }
  console.log(`\nA list of ${guests} guests, processor 4x slower: each interaction to its paint`);
  console.table(rows);
  await page.context().close();
}

type SignedIn = Awaited<ReturnType<typeof signedIn>>;

async function signedIn(browser: Browser, product: Product) {
  const page = await browser.newPage({ baseURL: product.url });
  await signIn(page, "planner");
  const state = await page.context().storageState();
  await page.close();
  return state;
}

const dataDir = mkdtempSync(join(tmpdir(), "jubilee-bench-"));
try {
  await (await startProduct({ JUBILEE_DATA_DIR: dataDir })).stop();
  const backend = await openBackend({
    dataDir,
    databaseUrl: null,
    siteUrl: "http://127.0.0.1:4400",
    redirectAllowList: [],
    mode: "demo",
  });
  const eventId = await layGuestList(backend, guests);
  await backend.close();
  const product = await startProduct({ JUBILEE_DATA_DIR: dataDir });
  const browser = await chromium.launch(launchOptions);
  try {
    const state = await signedIn(browser, product);
    if (!process.argv.includes("--no-loads")) await benchLoads(browser, product, state);
    if (!process.argv.includes("--no-screens")) await benchScreens(browser, product, state);
    await benchGuestList(browser, `${product.url}/event-details/${eventId}?tab=guests`, state);
  } finally {
    await browser.close();
    await product.stop();
  }
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}

import type { Browser, BrowserContext, Page } from "playwright";
import type { Subject } from "./guest-subjects.ts";
import { openLine } from "../support/line.ts";
import { lines } from "./portal-page.ts";

const phone = { viewport: { width: 390, height: 844 } };
/** How much slower than this machine the reader's processor is. */
const slowdown = 4;

interface Told {
  lcp: number;
  cls: number;
  pressed: number;
  opened: number;
}

/** What one opening with an empty cache cost, and the next one. */
export interface Load extends Told {
  kb: number;
  files: number;
  /** Largest paint of the second visit. */
  again: number;
}

/**
 * Runs in the page before anything else: presses Yes as soon as it is there, and says when it showed;
 * or says when that was there which the page is opened for.
 */
function observe(sought: string | null): void {
  const told: Told = { lcp: 0, cls: 0, pressed: 0, opened: 0 };
  Reflect.set(globalThis, "told", told);
  const watch = (type: string, take: (entry: PerformanceEntry) => void): void => {
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(take));
    observer.observe({ type, buffered: true });
  };
  watch("largest-contentful-paint", (entry) => (told.lcp = entry.startTime));
  watch("layout-shift", (entry) => {
    if (!Reflect.get(entry, "hadRecentInput")) told.cls += Number(Reflect.get(entry, "value"));
  });
  const look = (): void => {
    if (sought !== null) {
      if (document.querySelector(sought)) told.pressed = told.opened = performance.now();
      else requestAnimationFrame(look);
      return;
    }
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

/** A page of a phone on this line, before it has gone anywhere. */
async function openPhone(context: BrowserContext, line: keyof typeof lines) {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  const conditions = lines[line];
  if (conditions) {
    await session.send("Network.emulateNetworkConditions", { offline: false, ...conditions });
  }
  return { page, session };
}

async function readTold(page: Page): Promise<Told> {
  await page.waitForFunction(() => Object(globalThis).told.opened > 0);
  await page.waitForLoadState("networkidle");
  return (await page.evaluate(() => Object(globalThis).told as unknown)) as Told;
}

/** Opens a page with an empty cache, and once more. */
export async function load(
  browser: Browser,
  { address, sought }: Subject,
  line: keyof typeof lines,
): Promise<Load> {
  const context = await browser.newContext(phone);
  await context.addInitScript(observe, sought ?? null);
  const { page, session } = await openPhone(context, line);
  const sizes: number[] = [];
  session.on("Network.loadingFinished", ({ encodedDataLength }) => sizes.push(encodedDataLength));
  await page.goto(address, { waitUntil: "commit" });
  await page.waitForFunction(() => Object(globalThis).told?.pressed > 0);
  const [kb, files] = [sizes.reduce((sum, bytes) => sum + bytes, 0) / 1000, sizes.length];
  const told = await readTold(page);
  await context.close();
  return { ...told, kb, files, again: await openAgain(browser, { address, sought }, line) };
}

/**
 * The largest paint of a page that was opened before. A page that the device keeps is answered by a
 * worker, which feels nothing of a line that the browser emulates: the line itself is slow here.
 */
async function openAgain(
  browser: Browser,
  { address, sought }: Subject,
  line: keyof typeof lines,
): Promise<number> {
  const { origin, pathname, search } = new URL(address);
  const slow = await openLine(origin);
  const context = await browser.newContext(phone);
  await context.addInitScript(observe, sought ?? null);
  const at = slow.url + pathname + search;
  const { page } = await openPhone(context, "local");
  await page.goto(at, { waitUntil: "commit" });
  await readTold(page);
  await page.waitForFunction(
    async (kept) =>
      document.documentElement.dataset["keeps"] === undefined || Boolean(await caches.match(kept)),
    at,
  );
  await page.close();
  slow.slowTo(lines[line]?.latency ?? 0);
  const { page: second } = await openPhone(context, "local");
  await second.goto(at, { waitUntil: "commit" });
  const { lcp } = await readTold(second);
  await context.close();
  slow.close();
  return lcp;
}

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** When it began, in microseconds. */
  ts: number;
  /** The thread's own processor time, in microseconds. */
  tdur?: number;
  args?: unknown;
}

/**
 * The longest tasks of a page's main thread from where its document begins to be read, in milliseconds of
 * the thread's own processor time: how long it waits for a processor that others keep busy is no
 * matter, nor what the browser does by itself to go to any page, which is the longest of all.
 */
export async function longestTasks(browser: Browser, { address }: Subject): Promise<number[]> {
  const context = await browser.newContext(phone);
  const { page } = await openPhone(context, "local");
  await browser.startTracing(page, { categories: ["toplevel", "devtools.timeline"] });
  await page.goto(address, { waitUntil: "networkidle" });
  const text = (await browser.stopTracing()).toString();
  await context.close();
  const { traceEvents } = JSON.parse(text) as { traceEvents: TraceEvent[] };
  const { pathname } = new URL(address);
  const parsed = traceEvents.find(
    ({ name, args }) => name === "ParseHTML" && JSON.stringify(args).includes(pathname),
  );
  if (!parsed) throw new Error(`Nothing of ${pathname} stands in the trace.`);
  return traceEvents
    .filter(({ name, ph, pid, tid, ts, tdur = 0 }) => {
      const isHere = pid === parsed.pid && tid === parsed.tid;
      const isPages = ts + tdur > parsed.ts;
      return isHere && isPages && ph === "X" && name === "ThreadControllerImpl::RunTask";
    })
    .map(({ tdur = 0 }) => tdur / 1000)
    .toSorted((a, b) => b - a)
    .slice(0, 3);
}

import type { Browser, CDPSession } from "playwright";

/** What a page has cost the processor until a real press had its effect. */
export interface Spent {
  /** Of the page's own thread, in milliseconds of this machine. */
  totalMs: number;
  longestMs: number;
  shift: number;
}

interface TraceEvent {
  name: string;
  cat: string;
  pid: number;
  tid: number;
  ts: number;
  tdur?: number;
  args: { data?: { message?: string }; name?: string };
}

/**
 * In a page before anything else: notes shifts, says where to press once that is painted, and that
 * the press has had its effect.
 *
 * @param press what is pressed, inside the page's widget or in the page
 */
export const pressedPage = (press: string): string => `<script>{
  let shift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) shift += entry.value;
  }).observe({ type: "layout-shift", buffered: true });
  const painted = (then) => requestAnimationFrame(() => setTimeout(then));
  document.addEventListener("jubilee:ready", () => painted(() => {
    const host = document.querySelector("[token]")?.shadowRoot ?? document;
    const { x, y, width, height } = host.querySelector(${JSON.stringify(press)}).getBoundingClientRect();
    benchReady(JSON.stringify({ x: x + width / 2, y: y + height / 2 }));
  }));
  addEventListener("click", (event) => {
    if (event.composedPath()[0].closest("a")) event.preventDefault();
    painted(() => benchPressed(String(shift)));
  });
}</script>`;

async function trace(session: CDPSession, run: () => Promise<void>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = [];
  const take = ({ value }: { value: object[] }) => events.push(...(value as TraceEvent[]));
  session.on("Tracing.dataCollected", take);
  await session.send("Tracing.start", {
    transferMode: "ReportEvents",
    traceConfig: { includedCategories: ["toplevel", "devtools.timeline", "blink.user_timing"] },
  });
  await run();
  const ended = new Promise((resolve) => session.once("Tracing.tracingComplete", resolve));
  await session.send("Tracing.end");
  await ended;
  session.off("Tracing.dataCollected", take);
  return events;
}

/**
 * Opens a page with `pressedPage` anew and presses. Thread time says what a page costs on a machine
 * with other work, too; a clock on the wall does not.
 *
 * @param timezoneId the visitor's zone, by default that of the samples' events
 */
export async function measureProcessor(
  browser: Browser,
  address: string,
  timezoneId = "America/New_York",
): Promise<Spent> {
  const context = await browser.newContext({ timezoneId, locale: "en-US" });
  const tab = await context.newPage();
  const page = await context.newCDPSession(tab);
  const whole = await browser.newBrowserCDPSession();
  const told = (name: string) =>
    new Promise<string>((resolve) => {
      page.on("Runtime.bindingCalled", (call) => call.name === name && resolve(call.payload));
    });
  const [ready, pressed] = [told("benchReady"), told("benchPressed")];
  await page.send("Runtime.enable");
  await page.send("Runtime.addBinding", { name: "benchReady" });
  await page.send("Runtime.addBinding", { name: "benchPressed" });
  let shift = 0;
  const events = await trace(whole, async () => {
    await page.send("Page.navigate", { url: address });
    const at = {
      ...(JSON.parse(await ready) as { x: number; y: number }),
      button: "left",
    } as const;
    for (const type of ["mousePressed", "mouseReleased"] as const) {
      await page.send("Input.dispatchMouseEvent", { ...at, type, clickCount: 1 });
    }
    shift = Number(await pressed);
  });
  await context.close();
  const thread = events.find(({ name }) => name === "CommitLoad");
  const tasks = events.filter(
    ({ name, pid, tid, cat }) =>
      name.endsWith("RunTask") &&
      cat.includes("toplevel") &&
      pid === thread?.pid &&
      tid === thread.tid,
  );
  const spent = tasks.map(({ tdur = 0 }) => tdur / 1000);
  return {
    totalMs: spent.reduce((sum, ms) => sum + ms, 0),
    longestMs: Math.max(...spent),
    shift,
  };
}

import { chromium, type Page } from "playwright";
import { launchOptions } from "./support/browser.ts";
import { signIn } from "./support/sign-in.ts";
import { restingPage, changeScreen, slowestInteraction } from "./load/portal-page.ts";
import { screenPairs } from "./load/screen-pairs.ts";
const base = process.env.BASE ?? "http://127.0.0.1:4870";
const browser = await chromium.launch(launchOptions);
const page0 = await browser.newPage({ baseURL: base });
await signIn(page0, "planner");
const state = await page0.context().storageState();
await page0.close();
export async function traced<T>(page: Page, act: () => Promise<T>): Promise<T> {
  const s = await page.context().newCDPSession(page);
  const events: any[] = [];
  s.on("Tracing.dataCollected", ({ value }) => events.push(...value));
  await s.send("Tracing.start", { traceConfig: { includedCategories: ["devtools.timeline", "disabled-by-default-devtools.timeline", "blink", "disabled-by-default-devtools.timeline.invalidationTracking"].slice(0, process.env.INV ? 4 : 2) } } as any);
  const r = await act();
  await new Promise((res) => setTimeout(res, 300));
  const done = new Promise((res) => s.once("Tracing.tracingComplete", res));
  await s.send("Tracing.end");
  await done;
  // main thread: pick tid with most RunTask
  const tasks = events.filter((e) => e.ph === "X");
  const byTid: Record<string, number> = {};
  for (const e of tasks) if (e.name === "UpdateLayoutTree" || e.name === "FunctionCall") byTid[`${e.pid}.${e.tid}`] = (byTid[`${e.pid}.${e.tid}`] ?? 0) + e.dur;
  const main = Object.entries(byTid).sort((a, b) => b[1] - a[1])[0]?.[0];
  const mine = tasks.filter((e) => `${e.pid}.${e.tid}` === main);
  // self time
  mine.sort((a, b) => a.ts - b.ts || b.dur - a.dur);
  const self: Record<string, [number, number]> = {};
  const stack: any[] = [];
  for (const e of mine) {
    while (stack.length && stack.at(-1).ts + stack.at(-1).dur <= e.ts) stack.pop();
    if (stack.length) stack.at(-1).self -= e.dur;
    e.self = e.dur;
    stack.push(e);
  }
  for (const e of mine) { const k = e.name; self[k] ??= [0, 0]; self[k][0] += e.self / 1000; self[k][1]++; }
  for (const [k, [ms, n]] of Object.entries(self).sort((a, b) => b[1][0] - a[1][0]).slice(0, 12)) if (ms > 2) console.log("   ", k, Math.round(ms), "ms x", n);
  if (process.env.INV) {
    const inv = events.filter((e) => /StyleRecalcInvalidationTracking|ScheduleStyleInvalidationTracking|StyleInvalidatorInvalidationTracking/.test(e.name));
    const seen: Record<string, number> = {};
    for (const e of inv) { const d = e.args.data; const k = [e.name.replace("InvalidationTracking", ""), d.nodeName?.slice(0, 90), d.reason ?? d.invalidationSet ?? "", d.extraData ?? "", d.subtree ? "SUBTREE" : "", (d.changedId ?? d.changedClass ?? d.changedAttribute ?? d.changedPseudo ?? ""), d.selectorPart ?? "", (d.stackTrace ?? []).slice(0, 3).map((f: any) => f.functionName + "@" + f.url.split("/").pop() + ":" + f.lineNumber).join(" < ")].join(" | "); seen[k] = (seen[k] ?? 0) + 1; }
    const roots = Object.entries(seen).filter(([k]) => k.startsWith("StyleRecalc |")).sort((a,b)=>b[1]-a[1]).slice(0, 40);
    const t0 = inv[0]?.ts; for (const e of inv) { const d=e.args.data; if (/HTML|BODY|#document|MAIN/.test(d.nodeName??"") && !/has/.test(d.reason??"")) console.log("   @", Math.round((e.ts-t0)/1000), e.name.replace("InvalidationTracking",""), d.nodeName, d.reason, d.extraData??"", d.subtree??"", (d.stackTrace??[]).slice(0,6).map((f: any) => f.functionName + "@" + f.url.split("/").pop() + ":" + f.lineNumber).join(" < ")); }
    for (const e of mine.filter((e)=>e.name==="UpdateLayoutTree" && e.dur>8000)) console.log("   @", Math.round((e.ts-t0)/1000), "RECALC", JSON.stringify(e.args).slice(0,300));
    for (const [k, n] of roots) console.log("   inv", n, k);
  }
  const big = mine.filter((e) => ["UpdateLayoutTree", "Layout"].includes(e.name) && e.dur > 8000).slice(0, 12);
  for (const e of big) console.log("      ", e.name, Math.round(e.dur / 1000), JSON.stringify(e.args?.elementCount ?? e.args?.beginData ?? ""), (e.args?.beginData?.stackTrace ?? []).slice?.(0, 3).map((f: any) => f.functionName + "@" + f.url.split("/").pop() + ":" + f.lineNumber).join(" < "));
  return r;
}
if (process.env.LIST) {
  const page = await restingPage(browser, process.env.LIST, state);
  await page.getByRole("button", { name: "Member", exact: true }).first().waitFor();
  const find = page.getByRole("searchbox", { name: "Find a member" });
  const box = page.getByRole("checkbox");
  const acts: Record<string, () => Promise<void>> = {
    "filter": () => find.press("a"), "back": () => find.press("Backspace"),
    "sort": () => page.getByRole("button", { name: "Member", exact: true }).first().click(),
    "select one": () => box.nth(1).click(), "select all": () => box.first().click(), "select none": () => box.first().click(),
    "open one": () => page.locator("tbody button[data-row-control]").nth(3).click(),
    J: () => page.keyboard.press("j"), space: () => page.keyboard.press(" "), pd: () => page.keyboard.press("PageDown"), end: () => page.keyboard.press("End"), compact: () => page.getByRole("button", { name: "Compact rows" }).click(),
  };
  for (const [n, a] of Object.entries(acts)) { console.log(n); const ms = await traced(page, () => slowestInteraction(page, a)); console.log("  =>", ms); }
} else {
  const first = await restingPage(browser, `${base}/dashboard`, state);
  const event = ((await first.locator('main a[href^="/event-details/"]').first().getAttribute("href")) ?? "").replace(/\?.*/, "");
  await first.context().close();
  for (const name of process.argv.slice(2)) {
    const pair = screenPairs.find((p) => p.name === name)!;
    const page = await restingPage(browser, `${base}${pair.from.replace(":event", event)}`, state);
    await new Promise((r) => setTimeout(r, 2500));
    console.log(name);
    let t0=0; page.on("request",(r)=>console.log("   req", Date.now()-t0, r.url().replace(base,"").slice(0,90))); t0=Date.now();
    console.log(JSON.stringify(await traced(page, () => changeScreen(page, pair.link, pair.content, true))));
    await page.context().close();
  }
}
await browser.close();

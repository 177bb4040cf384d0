import { writeFileSync } from "node:fs";
import { chromium } from "playwright";
import { launchOptions } from "./support/browser.ts";
import { signIn } from "./support/sign-in.ts";
import { restingPage, changeScreen } from "./load/portal-page.ts";
import { screenPairs } from "./load/screen-pairs.ts";
const base = "http://127.0.0.1:4870";
const browser = await chromium.launch(launchOptions);
const page0 = await browser.newPage({ baseURL: base });
await signIn(page0, "planner");
const state = await page0.context().storageState();
await page0.close();
const first = await restingPage(browser, `${base}/dashboard`, state);
const event = ((await first.locator('main a[href^="/event-details/"]').first().getAttribute("href")) ?? "").replace(/\?.*/, "");
await first.context().close();
for (const name of process.argv.slice(2)) {
  const pair = screenPairs.find((p) => p.name === name)!;
  for (const way of [true]) {
    const page = await restingPage(browser, `${base}${pair.from.replace(":event", event)}`, state);
    await new Promise((r) => setTimeout(r, 2500));
    const s = await page.context().newCDPSession(page);
    await s.send("Profiler.enable");
    await s.send("Profiler.setSamplingInterval", { interval: 500 });
    await s.send("Profiler.start");
    const change = await changeScreen(page, pair.link, pair.content, way);
    const { profile } = await s.send("Profiler.stop");
    writeFileSync(`/tmp/prof-${name.replace(/\W+/g, "-")}.cpuprofile`, JSON.stringify(profile));
    console.log(name, way, JSON.stringify(change));
    await page.context().close();
  }
}
await browser.close();

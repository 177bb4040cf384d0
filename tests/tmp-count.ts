import { chromium } from "playwright";
import { launchOptions } from "./support/browser.ts";
import { signIn } from "./support/sign-in.ts";
const browser = await chromium.launch(launchOptions);
const page = await browser.newPage({ baseURL: "http://127.0.0.1:4870" });
await signIn(page, "planner");
for (const path of process.argv.slice(2)) {
  await page.goto(path, { waitUntil: "networkidle" });
  console.log(path, await page.evaluate(() => {
    const all = [...document.querySelectorAll("*")];
    const by: Record<string, number> = {};
    for (const e of all) by[e.localName] = (by[e.localName] ?? 0) + 1;
    return { total: all.length, by: Object.entries(by).sort((a, b) => b[1] - a[1]).slice(0, 10), svgs: [...document.querySelectorAll("svg")].map((s) => s.querySelectorAll("*").length).sort((a, b) => b - a).slice(0, 8), selects: [...document.querySelectorAll("select")].map((s) => s.name + s.options.length) };
  }));
}
await browser.close();

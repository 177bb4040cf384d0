import { chromium } from "playwright";
import { launchOptions } from "./support/browser.ts";
import { signIn } from "./support/sign-in.ts";
const browser = await chromium.launch(launchOptions);
const page = await browser.newPage({ baseURL: "http://127.0.0.1:4870" });
await signIn(page, "planner");
await page.goto("/event-details/c135d3ca-47e1-4ece-abf6-6ca175dd7b54", { waitUntil: "networkidle" });
console.log(await page.evaluate(() => [...document.querySelectorAll("svg")].filter((s) => s.querySelectorAll("*").length > 100).map((s) => { const r = s.getBoundingClientRect(); return [s.querySelectorAll("*").length, s.getAttribute("viewBox"), r.width, r.height, r.top, s.parentElement?.parentElement?.className, s.closest("section,a,figure")?.textContent?.slice(0, 80)]; })));
await browser.close();

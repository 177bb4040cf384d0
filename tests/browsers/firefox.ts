import puppeteer, { type ElementHandle } from "puppeteer-core";
import { findProgram } from "./programs.ts";
import type { Engine, Tab } from "./tab.types.ts";

const program = (): string | undefined =>
  process.env["JUBILEE_FIREFOX"] ??
  findProgram("firefox", "firefox-esr", "/Applications/Firefox.app/Contents/MacOS/firefox");

/** Firefox speaks WebDriver BiDi by itself: no driver stands between. */
export const firefox: Engine = {
  name: "Firefox",
  missing: () => (program() ? undefined : "no Firefox (Debian: apt-get install firefox-esr)"),
  start,
};

async function start(): Promise<Tab> {
  const executablePath = program();
  if (!executablePath) throw new Error("Firefox is not installed.");
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath,
    headless: true,
    defaultViewport: { width: 1280, height: 900 },
  });
  const page = await browser.newPage();
  let errors: string[] = [];
  page.on("pageerror", (error) => {
    errors.push(error instanceof Error ? error.message : String(error));
  });
  return {
    version: await browser.version(),
    open: async (address) => {
      await page.goto(address);
    },
    address: async () => page.url(),
    value: (expression) => page.evaluate(expression),
    element: async (expression) => {
      const handle = await page.evaluateHandle(expression);
      const element = handle.asElement() as ElementHandle | null;
      return element
        ? { click: () => element.click(), type: (text) => element.type(text) }
        : undefined;
    },
    picture: async (file) => {
      await page.screenshot({ path: `${file}.png` as const });
    },
    errors: () => {
      const seen = errors;
      errors = [];
      return seen;
    },
    close: () => browser.close(),
  };
}

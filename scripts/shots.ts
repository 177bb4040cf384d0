/**
 * `pnpm shots [addresses] [--as planner|admin] [--base http://127.0.0.1:4400] [--height 1600]`
 * Pictures of any addresses of the running product at 390, 820 and 1440 px, in light and dark:
 * one contact sheet for each address and theme in `.shots/`, to look at while working.
 */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { chromium, type Browser, type BrowserContext } from "playwright";
import sharp from "sharp";
import { launchOptions } from "../tests/support/browser.ts";
import { demoSignIns, signIn, type DemoPerson } from "../tests/support/sign-in.ts";

const widths = [390, 820, 1440];
const themes = ["light", "dark"] as const;
const gapPx = 24;
const scale = 0.6;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    as: { type: "string" },
    base: { type: "string", default: "http://127.0.0.1:4400" },
    height: { type: "string", default: "1800" },
    out: { type: "string", default: fileURLToPath(new URL("../.shots", import.meta.url)) },
  },
});

const isPerson = (name: string): name is DemoPerson => name in demoSignIns;

async function signedInState(
  browser: Browser,
): Promise<Awaited<ReturnType<BrowserContext["storageState"]>> | undefined> {
  if (!values.as) return undefined;
  if (!isPerson(values.as)) throw new Error(`--as takes ${Object.keys(demoSignIns).join(" or ")}`);
  const context = await browser.newContext({ baseURL: values.base });
  const page = await context.newPage();
  await signIn(page, values.as);
  const state = await context.storageState();
  await context.close();
  return state;
}

async function sheet(
  browser: Browser,
  address: string,
  theme: (typeof themes)[number],
  storageState: Awaited<ReturnType<typeof signedInState>>,
): Promise<string> {
  const pictures: { input: Buffer; left: number; top: number }[] = [];
  let left = gapPx;
  let tallest = 0;
  for (const width of widths) {
    const context = await browser.newContext({
      baseURL: values.base,
      viewport: { width, height: width < 768 ? 844 : 1000 },
      colorScheme: theme,
      reducedMotion: "reduce",
      ...(storageState ? { storageState } : {}),
    });
    const page = await context.newPage();
    page.on("console", (message) => {
      if (message.type() === "error") console.error(`  ${address} ${width}: ${message.text()}`);
    });
    page.on("pageerror", (error) => console.error(`  ${address} ${width}: ${error.message}`));
    await page.goto(address, { waitUntil: "networkidle" });
    const full = await page.screenshot({ fullPage: true });
    const { height } = await sharp(full).metadata();
    const shownPx = Math.min(height, Number(values.height));
    const input = await sharp(full)
      .extract({ left: 0, top: 0, width, height: shownPx })
      .resize({ width: Math.round(width * scale) })
      .toBuffer();
    pictures.push({ input, left, top: gapPx });
    left += Math.round(width * scale) + gapPx;
    tallest = Math.max(tallest, Math.round(shownPx * scale));
    await context.close();
  }
  const name = address.replace(/^\//, "").replaceAll(/[^\w-]+/g, "_") || "home";
  const file = join(values.out, `${name}-${theme}.png`);
  await sharp({
    create: { width: left, height: tallest + 2 * gapPx, channels: 3, background: "#808080" },
  })
    .composite(pictures)
    .png()
    .toFile(file);
  return file;
}

mkdirSync(values.out, { recursive: true });
const browser = await chromium.launch(launchOptions);
try {
  const state = await signedInState(browser);
  for (const address of positionals.length ? positionals : ["/"]) {
    for (const theme of themes) console.log(await sheet(browser, address, theme, state));
  }
} finally {
  await browser.close();
}

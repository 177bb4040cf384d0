/**
 * `pnpm gallery [names] [--widths 390,820,1440] [--themes light,dark] [--base http://127.0.0.1:4400]`
 * Pictures of the product's screens and their main states on contact sheets in `.shots/gallery`, to
 * look at many of them at once. `pnpm shots` shows one address alone, and larger.
 */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { chromium, type Browser, type BrowserContext, type Page } from "playwright";
import sharp from "sharp";
import { launchOptions } from "../tests/support/browser.ts";
import { signIn } from "../tests/support/sign-in.ts";
import { galleryScreens, readPlaces, type GalleryScreen, type Viewer } from "./gallery-screens.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    base: { type: "string", default: "http://127.0.0.1:4400" },
    widths: { type: "string", default: "390,820,1440" },
    themes: { type: "string", default: "light,dark" },
    out: { type: "string", default: fileURLToPath(new URL("../.shots/gallery", import.meta.url)) },
  },
});

/** A sheet is about as wide as a picture may be before whoever looks at it sees it made smaller. */
const sheetPx = 1560;
const gapPx = 12;
const captionPx = 22;

/** How many stand beside one another, how many lines there are, and how much of a long page is shown. */
const sheets: Record<number, { across: number; down: number; tallest: number }> = {
  390: { across: 6, down: 2, tallest: 1_000 },
  820: { across: 4, down: 2, tallest: 1_300 },
  1440: { across: 2, down: 2, tallest: 1_150 },
};
const other = { across: 3, down: 2, tallest: 1_200 };

type Theme = "light" | "dark";
type State = Awaited<ReturnType<BrowserContext["storageState"]>>;

async function contextOf(browser: Browser, width: number, theme: Theme, state?: State) {
  const context = await browser.newContext({
    baseURL: values.base,
    viewport: { width, height: width < 768 ? 844 : 1000 },
    hasTouch: width < 768,
    colorScheme: theme,
    reducedMotion: "reduce",
    ...(state ? { storageState: state } : {}),
  });
  return context;
}

async function stateOf(browser: Browser, person: Viewer): Promise<State | undefined> {
  if (person === "visitor") return undefined;
  const context = await contextOf(browser, 1440, "light");
  const page = await context.newPage();
  await signIn(page, person);
  const state = await context.storageState();
  await context.close();
  return state;
}

const caption = (name: string, width: number) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${captionPx}"><text x="2" y="15" font-family="sans-serif" font-size="13" fill="#fff">${name}</text></svg>`,
  );

async function picture(page: Page, screen: GalleryScreen, tallest: number): Promise<Buffer> {
  await page.goto(screen.address, { waitUntil: "domcontentloaded" });
  await page.locator('main h1, [role="main"] h1, h1').first().waitFor({ state: "attached" });
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
  await page.waitForLoadState("networkidle");
  await screen.reach?.(page);
  const whole = await page.screenshot({ fullPage: !screen.isWindow });
  const { width, height } = await sharp(whole).metadata();
  return sharp(whole)
    .extract({ left: 0, top: 0, width, height: Math.min(height, tallest) })
    .toBuffer();
}

async function sheet(
  pictures: readonly { name: string; picture: Buffer }[],
  width: number,
  file: string,
) {
  const { across, tallest } = sheets[width] ?? other;
  const eachPx = Math.floor((sheetPx - (across + 1) * gapPx) / across);
  const tallPx = Math.round((tallest * eachPx) / width);
  const parts = await Promise.all(
    pictures.map(async ({ name, picture: whole }, index) => {
      const left = gapPx + (index % across) * (eachPx + gapPx);
      const top = gapPx + Math.floor(index / across) * (tallPx + captionPx + gapPx);
      const small = await sharp(whole).resize({ width: eachPx }).toBuffer();
      return [
        { input: caption(name, eachPx), left, top },
        { input: small, left, top: top + captionPx },
      ];
    }),
  );
  const lines = Math.ceil(pictures.length / across);
  const height = gapPx + lines * (tallPx + captionPx + gapPx);
  await sharp({ create: { width: sheetPx, height, channels: 3, background: "#6b6b6b" } })
    .composite(parts.flat())
    .png()
    .toFile(file);
}

mkdirSync(values.out, { recursive: true });
const browser = await chromium.launch(launchOptions);
try {
  const states: Record<Viewer, State | undefined> = {
    visitor: undefined,
    planner: await stateOf(browser, "planner"),
    admin: await stateOf(browser, "admin"),
  };
  const reading = await contextOf(browser, 1440, "light", states.planner);
  const places = await readPlaces(await reading.newPage());
  await reading.close();
  const screens = galleryScreens(places).filter(
    ({ name }) => positionals.length === 0 || positionals.some((part) => name.includes(part)),
  );
  for (const theme of values.themes.split(",") as Theme[]) {
    for (const width of values.widths.split(",").map(Number)) {
      const { across, down, tallest } = sheets[width] ?? other;
      const pages = new Map<Viewer, Page>();
      let waiting: { name: string; picture: Buffer }[] = [];
      let count = 0;
      for (const [index, screen] of screens.entries()) {
        const page =
          pages.get(screen.as) ??
          (await (await contextOf(browser, width, theme, states[screen.as])).newPage());
        pages.set(screen.as, page);
        try {
          waiting.push({ name: screen.name, picture: await picture(page, screen, tallest) });
        } catch (error) {
          console.error(`${screen.name} ${width} ${theme}: ${String(error).split("\n")[0]}`);
        }
        if (waiting.length === across * down || index === screens.length - 1) {
          count += 1;
          const file = join(values.out, `${theme}-${width}-${String(count).padStart(2, "0")}.png`);
          await sheet(waiting, width, file);
          console.log(file, waiting.map(({ name }) => name).join(" · "));
          waiting = [];
        }
      }
      for (const page of pages.values()) await page.context().close();
    }
  }
} finally {
  await browser.close();
}

import { setTimeout as pause } from "node:timers/promises";
import type { Page } from "playwright";

/** Something that is done in a view of many tasks. */
export interface ViewStep {
  name: string;
  does: (page: Page) => Promise<unknown>;
  /** A wheel is no interaction to the browser: its longest task counts. */
  isScroll?: true;
}

const row = 'main table button:has-text("Errand")';
const card = '[aria-label="Tasks by state"] article button';
const bar = '[aria-label="Tasks over time"] button[aria-label^="Errand"]';
const entry = 'main a[aria-keyshortcuts]:has-text("Errand")';
const tick = 'main table button[aria-label^="To do: Errand"]';
const search = 'main input[aria-label="Find a task"]:visible';

/** What each view has to show before it counts as there. */
export const firstRow = row;

/** So long nothing is asked of the page: what a test looks for in it takes its processor, too. */
const restMs = 1_500;

/** Presses where something stands, as a hand does, and leaves the page alone until it has answered. */
async function press(page: Page, selector: string): Promise<void> {
  const one = page.locator(selector).first();
  await one.scrollIntoViewIfNeeded();
  const box = await one.boundingBox();
  if (!box) throw new Error(`${selector} is not there`);
  await page.mouse.click(box.x + Math.min(box.width / 2, 60), box.y + box.height / 2);
  await pause(restMs);
}

async function pressKeys(page: Page, keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    // oxlint-disable no-await-in-loop -- one after the other, as a hand does
    await page.keyboard.press(key);
    await pause(150);
    // oxlint-enable no-await-in-loop
  }
  await pause(restMs);
}

const wheel = (over: string): ViewStep => ({
  name: "scroll by ten screens and back",
  isScroll: true,
  does: async (page) => {
    await page.locator(over).first().hover();
    for (let screen = 0; screen < 10; screen += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other, as a hand does
      await page.mouse.wheel(0, 800);
    }
    await page.mouse.wheel(0, -8_000);
  },
});

const typed = (shown: string): ViewStep => ({
  name: "type in the filter",
  does: async (page) => {
    await page.locator(search).focus();
    await page.keyboard.type("errand 19", { delay: 120 });
    await pause(restMs);
    await page.locator(shown).first().waitFor();
    await pressKeys(page, ["ControlOrMeta+A", "Delete"]);
    await page.locator(shown).first().waitFor();
  },
});

const opened = (one: string): ViewStep => ({
  name: "open one",
  does: async (page) => {
    await press(page, one);
    const panel = page.getByRole("complementary", { name: /^Errand/ });
    await panel.waitFor();
    await pressKeys(page, ["Escape"]);
    await panel.waitFor({ state: "hidden" });
  },
});

/** Taken back at the end: every run finds the same. */
const moved = (one: string, keys: readonly string[]): ViewStep => ({
  name: "move one by keys, and take it back",
  does: async (page) => {
    await page.locator(one).first().focus();
    await pressKeys(page, keys);
    await pressKeys(page, ["ControlOrMeta+Z"]);
    await page.getByText("Taken back").waitFor();
  },
});

const to = (name: string, shown: string): ViewStep => ({
  name: `come from another view`,
  does: async (page) => {
    await press(page, `nav[aria-label="Views of the tasks"] a:has-text("${name}")`);
    await page.locator(shown).first().waitFor();
  },
});

const ticked: ViewStep = {
  name: "tick one, and take it back",
  does: async (page) => {
    await press(page, tick);
    await pressKeys(page, ["ControlOrMeta+Z"]);
    await page.getByText("Taken back").waitFor();
  },
};

/** The views in the order in which the bench goes through them. */
export const taskViews: Readonly<Record<string, readonly ViewStep[]>> = {
  list: [wheel(row), ticked, typed(row), opened(row)],
  board: [
    to("Board", card),
    wheel(card),
    typed(card),
    opened(card),
    moved(card, ["Space", "ArrowRight", "Space"]),
  ],
  timeline: [
    to("Timeline", bar),
    wheel(bar),
    typed(bar),
    opened(bar),
    moved(bar, ["Space", "ArrowRight", "ArrowRight", "Space"]),
  ],
  calendar: [to("Calendar", entry), wheel(entry), moved(entry, ["Shift+ArrowRight"])],
};

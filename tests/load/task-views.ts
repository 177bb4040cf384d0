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

/** What each view has to show before it counts as there. */
export const firstRow = row;

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
    const field = page.getByRole("searchbox", { name: "Find a task" });
    await field.pressSequentially("errand 19");
    await page.locator(shown).first().waitFor();
    await field.press("ControlOrMeta+A");
    await field.press("Delete");
    await page.locator(shown).first().waitFor();
  },
});

const opened = (one: string): ViewStep => ({
  name: "open one",
  does: async (page) => {
    await page.locator(one).first().click();
    const panel = page.getByRole("complementary", { name: /^Errand/ });
    await panel.waitFor();
    await page.keyboard.press("Escape");
    await panel.waitFor({ state: "hidden" });
  },
});

const pressed = (one: string, keys: readonly string[]): ViewStep => ({
  name: "move one by keys",
  does: async (page) => {
    await page.locator(one).first().focus();
    for (const key of keys) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await page.keyboard.press(key);
    }
  },
});

const to = (name: string, shown: string): ViewStep => ({
  name: `come from another view`,
  does: async (page) => {
    await page
      .getByRole("navigation", { name: "Views of the tasks" })
      .getByRole("link", { name })
      .click();
    await page.locator(shown).first().waitFor();
  },
});

const ticked: ViewStep = {
  name: "tick one",
  does: (page) =>
    page
      .getByRole("button", { name: /^To do: Errand/ })
      .first()
      .click(),
};

/** The views in the order in which the bench goes through them. */
export const taskViews: Readonly<Record<string, readonly ViewStep[]>> = {
  list: [wheel(row), ticked, typed(row), opened(row)],
  board: [
    to("Board", card),
    wheel(card),
    typed(card),
    opened(card),
    pressed(card, ["Space", "ArrowRight", "Space"]),
  ],
  timeline: [
    to("Timeline", bar),
    wheel(bar),
    typed(bar),
    opened(bar),
    pressed(bar, ["Space", "ArrowRight", "ArrowRight", "Space"]),
  ],
  calendar: [to("Calendar", entry), wheel(entry), pressed(entry, ["Shift+ArrowRight"])],
};

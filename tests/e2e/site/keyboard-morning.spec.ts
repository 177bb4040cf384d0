import type { Locator, Page } from "@playwright/test";
import { demoSignIns } from "../../support/sign-in.ts";
import { expect, test } from "../steps/journey.ts";
import { expectSeenFocus } from "../steps/screen-stops.ts";

const mostTabs = 90;

/** Goes on by Tab, or back, until something has the focus. */
async function tabTo(page: Page, goal: Locator, key = "Tab"): Promise<void> {
  await expect(goal).toBeVisible();
  for (let tabs = 0; tabs < mostTabs; tabs += 1) {
    if (await goal.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(goal).toBeFocused();
}

const tabBack = (page: Page, goal: Locator) => tabTo(page, goal, "Shift+Tab");

/** Opens what the palette finds first; one types on without looking whether it is there yet. */
async function openFound(page: Page, words: string, found: RegExp): Promise<void> {
  await page.keyboard.press("Control+k");
  await page.keyboard.type(words, { delay: 40 });
  const field = page.getByRole("combobox", { name: "Search everything" });
  await expect(field).toHaveValue(words);
  await expect(page.getByRole("option", { selected: true })).toHaveText(found);
  await page.keyboard.press("Enter");
  await expect(field).toBeHidden();
}

/** The element that has the focus, for as long as it stands there. */
const focused = (page: Page) => page.locator(":focus");

test.use({ demo: "keyboard morning" });

test("a planner's morning without a mouse: the focus is always seen, and comes back where it was", async ({
  visit,
}) => {
  const page = await visit();
  const keys = page.keyboard;

  await test.step("signs in, and finds an event by the palette", async () => {
    await page.goto("/login");
    await tabTo(page, page.getByRole("textbox", { name: "E-mail" }));
    await keys.type(demoSignIns.planner.email);
    await tabTo(page, page.getByLabel("Password", { exact: true }));
    await keys.type(demoSignIns.planner.password);
    await keys.press("Enter");
    await page.waitForURL("**/dashboard**");
    // The palette's keys come with it.
    await expect(page.getByRole("button", { name: "Help and support" })).toBeVisible();
    await openFound(page, "hartwell", /Hartwell High/);
    await page.waitForURL("**/event-details/**");
    await expect(page.getByRole("heading", { level: 1, name: /Hartwell High/ })).toBeVisible();
  });

  await test.step("goes through the guests by arrows, and through their panels by J and K", async () => {
    await tabTo(page, page.getByRole("link", { name: /^Guests/ }));
    await keys.press("Enter");
    const rows = page.locator("main table button[data-row-control]");
    await tabTo(page, page.locator("main table [data-row-control]").first());
    for (let row = 0; row < 3; row += 1) await keys.press("ArrowDown");
    await expectSeenFocus(page);
    const name = (await focused(page).textContent()) ?? "";
    await keys.press("Enter");
    const panel = page.locator("[data-list-panel]");
    await expect(panel).toContainText("4 of ");
    await keys.press("j");
    await expect(panel).toContainText("5 of ");
    await expectSeenFocus(page);
    await keys.press("k");
    await expect(panel).toContainText("4 of ");
    await keys.press("Escape");
    await expect(panel).toBeHidden();
    await expect(focused(page)).toHaveText(name);
    await expectSeenFocus(page);
    expect(await rows.count()).toBeGreaterThan(3);
  });

  await test.step("chooses guests, and goes to what can be done with them and back", async () => {
    await keys.press("ArrowLeft");
    const tick = focused(page).and(page.getByRole("checkbox"));
    await expect(tick).toBeFocused();
    const name = (await tick.getAttribute("aria-label")) ?? "";
    await keys.press("Space");
    await keys.press("Shift+ArrowDown");
    await expect(page.getByText("2 selected")).toBeVisible();
    const scrolled = await page.evaluate(() => scrollY);
    const bar = page.getByRole("toolbar", { name: "Selected rows" });
    for (const act of ["Merge", "Invite"]) {
      await keys.press("Tab");
      await expect(bar.getByRole("button", { name: act })).toBeFocused();
    }
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);
    await keys.press("Escape");
    await expect(bar).toBeHidden();
    await expect(focused(page)).not.toHaveAttribute("aria-label", name);
    await expectSeenFocus(page);
  });

  await test.step("changes an answer, and changes it back", async () => {
    await tabBack(page, page.getByRole("link", { name: /^RSVPs/ }));
    await keys.press("Enter");
    await tabTo(page, page.locator("main table [data-row-control]").first());
    await keys.press("Enter");
    const panel = page.locator("[data-list-panel]");
    const write = panel.getByRole("button", { name: "Change the answer" });
    const dialog = page.getByRole("dialog");
    for (const turn of ["ArrowRight", "ArrowLeft"]) {
      await tabTo(page, write);
      await keys.press("Enter");
      await tabTo(page, dialog.getByRole("radio", { checked: true }).first());
      await keys.press(turn);
      await expectSeenFocus(page);
      await tabTo(page, dialog.getByRole("button", { name: "Write it down" }));
      await keys.press("Enter");
      await expect(dialog).toBeHidden();
      await expect(write).toBeFocused();
    }
    await page.goBack();
    await expect(panel).toBeHidden();
    await expectSeenFocus(page);
  });

  await test.step("reaches the way to give money back, and leaves it", async () => {
    await tabBack(page, page.getByRole("link", { name: /^Orders/ }));
    await keys.press("Enter");
    await tabTo(page, page.getByRole("searchbox", { name: "Find an order" }));
    await keys.type("Kofi Mensah");
    const found = page.locator("main table [data-row-control]");
    await expect(found).toHaveCount(1);
    await tabTo(page, found);
    await keys.press("Enter");
    const panel = page.locator("[data-list-panel]");
    const giveBack = panel.getByRole("button", { name: "Give money back" });
    await tabTo(page, giveBack);
    await keys.press("Enter");
    const asked = page.getByRole("dialog").or(page.getByRole("alertdialog"));
    await expect(asked).toBeVisible();
    await expectSeenFocus(page);
    await keys.press("Escape");
    await expect(asked).toBeHidden();
    await expect(giveBack).toBeFocused();
    await keys.press("Escape");
    await expect(panel).toBeHidden();
    await expectSeenFocus(page);
  });

  await test.step("moves an activity by M, and takes it back", async () => {
    await openFound(page, "schedule", /Schedule/);
    await page.waitForURL("**/activities/schedule**");
    await tabTo(page, page.getByRole("combobox", { name: "Event", exact: true }));
    await keys.type("Hartwell");
    const item = page.locator('main [aria-describedby="schedule-keys"]').first();
    await tabTo(page, item);
    await keys.press("m");
    const places = page.getByRole("dialog", { name: /^Move .* to…$/ });
    await expect(places.getByRole("combobox")).toBeFocused();
    await keys.press("ArrowDown");
    await keys.press("Enter");
    await expect(places).toBeHidden();
    await expectSeenFocus(page);
    const undo = page.getByRole("button", { name: "Undo" });
    await tabTo(page, undo);
    await keys.press("Enter");
    await expect(undo).toBeHidden();
  });
});

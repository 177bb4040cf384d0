import { AxeBuilder } from "@axe-core/playwright";
import type { RunOptions } from "axe-core";
import type { Locator, Page } from "@playwright/test";
import { manifest } from "../../../apps/portal/src/joins/manifest.ts";
import { createResolver } from "../../../apps/portal/src/app/routing/resolve.rules.ts";
import { expect } from "./journey.ts";
import { copied, openEvent } from "./planner-steps.ts";

const resolve = createResolver(manifest);

const wcag = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** What is found right is not described: that costs more than finding it. */
const onlyViolations: RunOptions = { resultTypes: ["violations"] };

/** A theme and a width that a screen is looked at in. */
export interface Look {
  theme: "light" | "dark";
  width: number;
}

/** A desk by day and a phone by night: between them they show what breaks. */
export const shortLooks: readonly Look[] = [
  { theme: "light", width: 1280 },
  { theme: "dark", width: 390 },
];

/** Every width people use, each theme at a narrow and at a wide one. */
export const longLooks: readonly Look[] = [
  { theme: "dark", width: 320 },
  { theme: "light", width: 390 },
  { theme: "light", width: 820 },
  { theme: "dark", width: 1280 },
];

/** An id in the right form that nothing has; what a screen says about it is part of the screen. */
export const nobodysId = "00000000-0000-4000-8000-000000000000";

const noLink = "no-link-of-ours-at-all";

/**
 * Refusals that belong to opening an id or a link that nothing has. One pattern: a list of several
 * is taken for a fixture with its settings.
 */
export const refusedIds = new RegExp(
  ` 40[046] .*(?:${nobodysId}|${noLink})| 404 .*/(?:functions/v1/embed|rpc|campaign|showcase|shared-venue|help-us-find|forum-category|forum-topic)/|Blocked script execution in .*mail-preview`,
);

const last = (address: string): string => new URL(address).pathname.split("/").at(-1) ?? "";

type DemoValues = Readonly<Record<string, string>>;

/** A worker has one product with one demo, so it is looked at once. */
let known: DemoValues | undefined;

/** The parameters of addresses, taken from the demo as its planner sees it. */
export async function demoValues(planner: Page): Promise<DemoValues> {
  known ??= await readDemo(planner);
  return known;
}

async function readDemo(planner: Page): Promise<DemoValues> {
  await openEvent(planner, "Hartwell High");
  const eventId = last(planner.url());
  const link = await copied(planner, () =>
    planner.getByRole("button", { name: "Copy link" }).click(),
  );
  const shareToken = last(link);
  const venueId = await firstOf(planner, "/venues", "/venue-details/");
  // Another journey of the same product may have made an event that is sooner and has none.
  const activities = `/manage-activities?event=${eventId}`;
  const activityId = await firstOf(planner, activities, "/activity-details/");
  return {
    eventId,
    id: eventId,
    shareToken,
    venueId,
    activityId,
    article: "import-guests",
    template: "school",
  };
}

/** The id in the first link of a list to one of its things. */
async function firstOf(planner: Page, list: string, before: string): Promise<string> {
  await planner.goto(list);
  const link = planner.locator(`main a[href^="${before}"]`).first();
  await expect(link, list).toBeVisible();
  return last(new URL((await link.getAttribute("href")) ?? "", planner.url()).href);
}

/** An address with its parameters filled in: known values, else a token or an id that nothing has. */
export function filled(path: string, values: DemoValues): string {
  return path.replaceAll(
    /:(\w+)\??/g,
    (_whole, name: string) => values[name] ?? (/id$/i.test(name) ? nobodysId : noLink),
  );
}

/** Opens an address and waits until everything on it has arrived. */
export async function openScreen(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole("heading", { level: 1 }), address).toHaveCount(1);
  await expect(page.getByRole("main"), address).toHaveCount(1);
  await expect(page.locator('[aria-busy="true"]'), address).toHaveCount(0);
  await expect(page).toHaveTitle(/\S/);
  await expect.poll(() => unnamedRecord(page), address).toBe("");
}

/** The tab's title where the heading names a record and the tab does not; "" elsewhere. */
async function unnamedRecord(page: Page): Promise<string> {
  const path = new URL(page.url()).pathname;
  if (!resolve(path)?.path.includes(":")) return "";
  return page.evaluate(() => {
    const heading = document.querySelector<HTMLElement>("#content h1");
    const name = heading?.dataset["pageTitle"] ?? heading?.textContent ?? "";
    return document.title.startsWith(name.trim()) ? "" : document.title;
  });
}

/** Waits for what a change of theme or width has set in motion; what turns for ever is left alone. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

/** Opens a screen and holds each look of it against axe and the window's width. */
export async function checkScreen(
  page: Page,
  address: string,
  looks: readonly Look[],
): Promise<void> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openScreen(page, address);
  // A frame that may run nothing cannot be looked into; what it shows has tests of its own.
  await page.evaluate(() =>
    document.querySelectorAll("iframe[sandbox]").forEach((one) => one.remove()),
  );
  for (const { theme, width } of looks) {
    await page.emulateMedia({ colorScheme: theme });
    await page.setViewportSize({ width, height: 900 });
    await settle(page);
    const where = `${address}, ${theme}, ${width} px`;
    const { violations } = await new AxeBuilder({ page })
      .options(onlyViolations)
      .setLegacyMode()
      .withTags(wcag)
      .analyze();
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
    expect.soft(found, where).toEqual([]);
    const isWider = await page.evaluate(
      () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
    );
    expect.soft(isWider, `${where}: wider than the window`).toBe(false);
  }
}

/** Whether a press reaches it: nothing lies over its middle. */
export const isOnTop = (control: Locator): Promise<boolean> =>
  control.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });

import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { manifest } from "../../apps/portal/src/app/routing/manifest.ts";
import type { RouteEntry } from "../../apps/portal/src/app/routing/routing.types.ts";
import { expect, test } from "./journey.ts";
import { openEvent } from "./planner-steps.ts";

const entries: [string, RouteEntry][] = Object.entries(manifest);
const built = entries.flatMap(([, entry]) => (entry.page && !entry.redirect ? [entry] : []));
const tabs = ["guests", "rsvps", "tickets", "orders", "share"];
const wcag = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
const looks = [
  { theme: "light", width: 1280 },
  { theme: "dark", width: 1280 },
  { theme: "dark", width: 390 },
  { theme: "light", width: 390 },
] as const;

/** The parameters of addresses, taken from the demo as its planner sees it. */
async function demoValues(planner: Page): Promise<Record<string, string>> {
  await openEvent(planner, "Hartwell High");
  const eventId = last(planner.url());
  await planner.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await planner.getByRole("button", { name: "Copy link" }).click();
  await expect(planner.getByText("The link of the page")).toBeVisible();
  const shareToken = last(await planner.evaluate(() => navigator.clipboard.readText()));
  return {
    eventId,
    id: eventId,
    shareToken,
    personalToken: "no-link-of-ours-at-all",
    article: "import-guests",
  };
}

const last = (address: string): string => new URL(address).pathname.split("/").at(-1) ?? "";

function pathsOf(routes: RouteEntry[], values: Record<string, string>): string[] {
  return routes.map(({ path }) =>
    path.replaceAll(/:(\w+)\??/g, (_whole, name: string) => values[name] ?? "missing"),
  );
}

/** Opens an address and waits until everything on it has arrived. */
async function openScreen(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(page).toHaveTitle(/\S/);
}

/** Waits for what a change of theme or width has set in motion; what turns for ever is left alone. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

/** Every screen in both themes, on a desk and on a phone. */
async function checkScreens(page: Page, addresses: string[]): Promise<void> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const address of addresses) {
    await openScreen(page, address);
    for (const { theme, width } of looks) {
      await page.emulateMedia({ colorScheme: theme });
      await page.setViewportSize({ width, height: 900 });
      await settle(page);
      const where = `${address}, ${theme}, ${width} px`;
      const { violations } = await new AxeBuilder({ page }).withTags(wcag).analyze();
      const found = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
      expect.soft(found, where).toEqual([]);
      const isWider = await page.evaluate(
        () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
      );
      expect.soft(isWider, `${where}: wider than the window`).toBe(false);
    }
  }
}

test.describe("every screen that is built", () => {
  test.describe.configure({ mode: "parallel", timeout: 240_000 });
  test.use({ expectedErrors: [/ 404 .*\/(invitation|functions\/v1\/embed\/personal)\//] });

  test("stands for visitors", async ({ page, planner }) => {
    const values = await demoValues(planner);
    const open = built.filter(({ access }) => access === "public");
    await checkScreens(page, pathsOf(open, values));
  });

  test("stands for the planner", async ({ planner }) => {
    const values = await demoValues(planner);
    const own = built.filter(({ access }) => access !== "public");
    const event = `/event-details/${values["eventId"]}`;
    await checkScreens(planner, [
      ...pathsOf(own, values),
      ...tabs.map((tab) => `${event}?tab=${tab}`),
    ]);
  });

  test("opens for the administrator", async ({ admin }) => {
    const own = built.filter(({ access, path }) => access !== "public" && !path.includes(":"));
    for (const address of pathsOf(own, {})) await openScreen(admin, address);
    await admin.goto("/dashboard");
    const banner = admin.getByRole("banner");
    await expect(banner.getByRole("link", { name: "Admin", exact: true })).toBeVisible();
  });
});

import { loadLaterRoutes, manifest } from "../../apps/portal/src/app/routing/manifest.ts";
import type { RouteFragment } from "../../apps/portal/src/app/routing/routing.types.ts";
import { expect, test } from "./journey.ts";
import {
  checkScreen,
  demoValues,
  filled,
  openScreen,
  refusedIds,
  shortLooks,
} from "./screen-checks.ts";

const routes: RouteFragment = { ...manifest, ...(await loadLaterRoutes()) };
const built = Object.values(routes).filter(({ page, redirect }) => page && !redirect);
const tabs = ["guests", "rsvps", "tickets", "orders", "seating", "share"];
const groupSize = 8;

/** Screens in groups, so that one that hangs does not take the others with it. */
function grouped<Item>(items: readonly Item[]): Item[][] {
  const groups: Item[][] = [];
  for (let from = 0; from < items.length; from += groupSize) {
    groups.push(items.slice(from, from + groupSize));
  }
  return groups;
}

/** Each screen in one look, by turns; the long form has every screen in all of them. */
const lookOf = (index: number) => shortLooks.slice(index % 2, (index % 2) + 1);

const pathsOf = (access: string) =>
  grouped(built.filter((route) => route.access === access).map(({ path }) => path));

test.describe("every screen that is built", () => {
  test.use({ expectedErrors: refusedIds });

  for (const [index, paths] of pathsOf("public").entries()) {
    test(`stands for visitors, group ${index + 1}`, async ({ page, planner }) => {
      const values = await demoValues(planner);
      for (const [turn, path] of paths.entries()) {
        await checkScreen(page, filled(path, values), lookOf(turn));
      }
    });
  }

  for (const [index, paths] of pathsOf("member").entries()) {
    test(`stands for the planner, group ${index + 1}`, async ({ planner }) => {
      const values = await demoValues(planner);
      for (const [turn, path] of paths.entries()) {
        await checkScreen(planner, filled(path, values), lookOf(turn));
      }
    });
  }

  test("stands for the planner, the tabs of an event", async ({ planner }) => {
    const { eventId } = await demoValues(planner);
    for (const tab of tabs) {
      await checkScreen(planner, `/event-details/${eventId}?tab=${tab}`, shortLooks);
    }
  });

  for (const [index, paths] of pathsOf("admin").entries()) {
    test(`stands for the administrator, group ${index + 1}`, async ({ admin }) => {
      for (const [turn, path] of paths.entries()) {
        await checkScreen(admin, filled(path, {}), lookOf(turn));
      }
    });
  }

  test("is closed to the planner where it is the administrator's", async ({ planner }) => {
    const [first = "/admin"] = pathsOf("admin").flat();
    await openScreen(planner, first);
    await expect(planner.getByRole("heading", { level: 1 })).toHaveText(/no access/i);
  });
});

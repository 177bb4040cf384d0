import { manifest } from "../../../apps/portal/src/joins/manifest.ts";
import type { RouteFragment } from "../../../apps/portal/src/app/routing/routing.types.ts";
import { expect, test } from "../steps/journey.ts";
import {
  checkScreen,
  demoValues,
  filled,
  openScreen,
  refusedIds,
  shortLooks,
} from "../steps/screen-checks.ts";
import { coveredStops, stopSizes, walkScreen } from "../steps/screen-stops.ts";
import { checkForced, useTranslated } from "../steps/screen-uses.ts";
import { inTempo } from "../../support/in-tempo.ts";
import { byLot } from "../../support/lot.ts";

const routes: RouteFragment = manifest;
const built = Object.values(routes).filter(({ page, redirect }) => page && !redirect);
const tabs = ["guests", "rsvps", "tickets", "orders", "seating", "share"];
const groupSize = 8;
/** Where there is much to fill in. */
const forms = [
  "/create-event",
  "/edit-event/:eventId",
  "/create-activity",
  "/edit-activity/:activityId",
  "/business/fundraising/new",
  "/showcases/new",
  "/account-settings",
];

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

const pathsFor = (access: string) =>
  built.filter((route) => route.access === access).map(({ path }) => path);

/** Their states are stories, looked at one by one; that the built product brings them is shown by a tenth of them. */
const pathsOf = (access: string) => grouped(inTempo(pathsFor(access), 10, "screens"));

test.describe("every screen that is built", () => {
  // The longest file by far: both workers share its groups, so that neither is left alone with it at the end.
  test.describe.configure({ mode: "parallel" });
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
    for (const tab of inTempo(tabs, 2, "tabs")) {
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

  test("covers no stop of Tab with a bar of its own", async ({ page, planner }) => {
    const values = await demoValues(planner);
    for (const [path, size] of [
      ["/edit-venue/:venueId", 0],
      ["/create-venue", 1],
      ...byLot(forms, 2, "stops").map((path, at) => [path, at] as const),
    ] as const)
      await walkScreen(planner, filled(path, values), stopSizes.slice(size, size + 1));
    await walkScreen(page, filled("/event-info-view/:shareToken", values), stopSizes.slice(0, 1));
  });

  test("shows a dialog's every stop, and begins with what can be done in it", async ({
    planner,
  }) => {
    const { eventId } = await demoValues(planner);
    await planner.setViewportSize(stopSizes[0]);
    await openScreen(planner, `/event-details/${eventId}?tab=guests`);
    await planner.getByRole("button", { name: /^Add a/ }).click();
    const dialog = planner.getByRole("dialog");
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole("button", { name: "Close" })).not.toBeFocused();
    const { stops, covered } = await coveredStops(planner);
    expect(stops).toBeGreaterThan(4);
    expect(covered).toEqual([]);
  });

  test("can be used when it is translated", async ({ page, planner }) => {
    const values = await demoValues(planner);
    await useTranslated(planner, `/event-details/${values["eventId"]}?tab=guests`);
    for (const path of byLot(pathsFor("member"), 4, "translated"))
      await useTranslated(planner, filled(path, values));
    for (const path of byLot(pathsFor("public"), 2, "translated"))
      await useTranslated(page, filled(path, values));
  });

  test("shows what is chosen in forced colours", async ({ page, planner }) => {
    const values = await demoValues(planner);
    for (const path of ["/interactive-calendar", "/activities/schedule", "/create-event"])
      await checkForced(planner, path);
    for (const path of byLot(pathsFor("member"), 3, "forced"))
      await checkForced(planner, filled(path, values));
    await checkForced(page, filled("/event-info-view/:shareToken", values));
  });

  test("is closed to the planner where it is the administrator's", async ({ planner }) => {
    const [first = "/admin"] = pathsFor("admin");
    await openScreen(planner, first);
    await expect(planner.getByRole("heading", { level: 1 })).toHaveText(/no access/i);
  });
});

import type { Page } from "@playwright/test";
import { expect, test } from "../e2e/steps/journey.ts";
import {
  checkScreen,
  demoValues,
  filled,
  longLooks,
  openScreen,
  refusedIds,
} from "../e2e/steps/screen-checks.ts";
import { walkScreen } from "../e2e/steps/screen-stops.ts";
import { checkForced, useTranslated } from "../e2e/steps/screen-uses.ts";
import { specifiedRoutes, type SpecifiedRoute } from "../support/routes.data.ts";

const groupSize = 16;
const groups = Array.from({ length: Math.ceil(specifiedRoutes.length / groupSize) }, (_, index) =>
  specifiedRoutes.slice(index * groupSize, (index + 1) * groupSize),
);

const oneLook = longLooks.slice(0, 1);

const mayOpen = {
  visitor: ["public"],
  planner: ["public", "member"],
  administrator: ["public", "member", "admin"],
} as const satisfies Record<string, SpecifiedRoute["access"][]>;
type Role = keyof typeof mayOpen;

/** Whom a screen is made for: they see it in every look, whoever else may open it in one. */
const madeFor = { public: "visitor", member: "planner", admin: "administrator" } as const;

/** What a role meets at an address: the screen, the way to sign in, or the page of no access. */
async function meet(page: Page, role: Role, route: SpecifiedRoute, address: string) {
  const allowed: readonly string[] = mayOpen[role];
  if (allowed.includes(route.access)) {
    await checkScreen(page, address, madeFor[route.access] === role ? longLooks : oneLook);
    const search = page.getByRole("searchbox", { name: "Search features" });
    // Whoever is signed in already is led on from the sign-in pages.
    const isThere = new URL(page.url()).pathname === address;
    if (isThere) await expect(search, address).toHaveCount(route.search ? 1 : 0);
    return;
  }
  await openScreen(page, address);
  if (role === "visitor") await expect(page, address).toHaveURL(/\/login/);
  else await expect(page.getByRole("heading", { level: 1 })).toHaveText(/no access/i);
}

/** Those of the signed-in that are built: whole, where the short run draws some of them by lot. */
const built = specifiedRoutes.filter(({ access }) => access === "member");
const builtGroups = Array.from({ length: Math.ceil(built.length / groupSize) }, (_, index) =>
  built.slice(index * groupSize, (index + 1) * groupSize),
);

test.describe("by keyboard, translated and in forced colours", () => {
  test.use({ expectedErrors: refusedIds });

  for (const [index, routes] of builtGroups.entries()) {
    test(`planner, group ${index + 1}`, async ({ planner }) => {
      const values = await demoValues(planner);
      for (const { path } of routes) {
        const address = filled(path, values);
        await walkScreen(planner, address);
        await checkForced(planner, address);
        await useTranslated(planner, address);
      }
    });
  }
});

test.describe("all 254 addresses", () => {
  test.use({ expectedErrors: refusedIds });

  for (const [index, routes] of groups.entries()) {
    test(`visitor, group ${index + 1}`, async ({ page, planner }) => {
      const values = await demoValues(planner);
      for (const route of routes) await meet(page, "visitor", route, filled(route.path, values));
    });

    test(`planner, group ${index + 1}`, async ({ planner }) => {
      const values = await demoValues(planner);
      for (const route of routes) await meet(planner, "planner", route, filled(route.path, values));
    });

    test(`administrator, group ${index + 1}`, async ({ admin, planner }) => {
      const values = await demoValues(planner);
      for (const route of routes) {
        await meet(admin, "administrator", route, filled(route.path, values));
      }
    });
  }
});

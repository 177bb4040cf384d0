import { expect } from "vitest";
import { accessRestrictedCopy } from "@jubilee/core/platform/admin.copy";
import { accessOf, mayOpen, planRank } from "@jubilee/core/account/access.rules";
import { planTypes } from "@jubilee/core/account/plans.rules";
import type { Section } from "./checklist.types.ts";

const core = "packages/core/src";
const shell = "apps/portal/src/shell/Shell.test.tsx";
const guard = "apps/portal/src/app/routing/Guard.test.tsx";

/** Section 6: roles and permissions. */
export const roles: Section = {
  name: "section 6",
  sentences: [
    [
      "Visitor: public routes only. Signed-in user: guarded routes.",
      { file: guard, title: "a visitor sees public pages" },
      { file: "tests/architecture/routes.test.ts", title: "guard, shell and search box" },
    ],
    [
      "Administrator: determined by a server-side admin check that fails closed (any error means not admin).",
      {
        file: guard,
        title: "members are not let into administration, and nobody before the check is done",
      },
      {
        file: "tests/contract/base/product-calls.test.ts",
        title: "knows administrators, and nobody becomes one by asking",
      },
    ],
    [
      "Admin-only navigation links are hidden from non-admins. The planner and supplier directories are clickable only by admins; others get a destructive toast 'Access Restricted' saying the Event Planner Directory or Supplier Directory is only clickable by administrators.",
      () =>
        expect(accessRestrictedCopy("Event Planner Directory")).toEqual({
          title: "Access Restricted",
          description: "The Event Planner Directory is only clickable by administrators.",
        }),
      { file: shell, title: "'Access Restricted' for others than administrators" },
    ],
    [
      "Access derived from plan_type: Premium access = premium, pro, business, or an unexpired trial. Pro access = pro or business. Business access = business only.",
      () =>
        expect(
          planTypes.map((planType) =>
            Object.values(accessOf({ planType, isTrial: false, trialEndAt: null }, 0)).join(),
          ),
        ).toEqual(["false,false,false", "true,false,false", "true,true,false", "true,true,true"]),
      { file: `${core}/account/access.test.ts`, title: "Business access = business only." },
    ],
    [
      "Plan rank: free < premium < pro < business. A user may open a searched feature only if plan rank is at least the feature's; otherwise a 'Premium Feature' notice and redirect to /pricing.",
      () => {
        expect(planTypes.map(planRank)).toEqual(planTypes.map(planRank).toSorted((a, b) => a - b));
        expect([mayOpen("premium", "pro"), mayOpen("pro", "pro")]).toEqual([false, true]);
      },
      {
        file: "apps/portal/src/shell/FeatureSearch.test.tsx",
        title: "'Premium Feature' and the prices for what is above the plan",
      },
    ],
    [
      "Guarded routes are not blocked by plan (a requiresPremium flag is accepted but unused).",
      { file: "tests/e2e/account/plan-gates.spec.ts", title: "on the free plan every page opens" },
    ],
    [
      "Plan contents: free: event, venue and activity management and the planner directory.",
      { file: `${core}/site/catalogue.test.ts`, title: "'Plan contents'" },
    ],
    [
      "Premium adds RSVP, directory, search, announcements, private messages, calendar integration, budgeting, basic analytics, payment collection, photo gallery, polls, interactive calendar.",
      { file: `${core}/site/catalogue.test.ts`, title: "'Plan contents'" },
    ],
    [
      "Pro adds ticket management, lodging and travel, multi-event itinerary, planning network, email campaigns, task management, progress board, planning journey, timeline, advanced analytics, financial reporting, video gallery and slideshows, custom domain and branding.",
      { file: `${core}/site/catalogue.test.ts`, title: "'Plan contents'" },
    ],
    [
      "Business adds volunteer and staff management, multi-admin accounts (up to 10), staff portal, enterprise analytics, market research, lead generation, donation and fundraising, sponsor management, custom registration forms, professional branding, data export, enterprise support.",
      { file: `${core}/site/catalogue.test.ts`, title: "'Plan contents'" },
    ],
    [
      "Supplier directory is coming soon.",
      {
        file: `${core}/site/catalogue.test.ts`,
        title: "'Supplier directory is coming soon', and so is the planner directory",
      },
    ],
    [
      "Content protection: for everyone except signed-in administrators, copy, cut, right-click and ctrl/cmd+C or X are blocked outside inputs, textareas, selects, editable areas, forms and popper content; a protect-content style is applied to the page body.",
      { file: shell, title: "blocks %s outside fields and forms" },
      { file: shell, title: "not for signed-in administrators" },
    ],
    [
      "An admin session-management function (force logout, get one user's session info, list all sessions) exists",
      {
        file: "tests/contract/base/product-calls.test.ts",
        title: "lets an administrator look at sessions and end them, and nobody else",
      },
    ],
  ],
};

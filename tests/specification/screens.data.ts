import { expect } from "vitest";
import { drawerEntries } from "@jubilee/core/site/catalogue.rules";
import { themeChoices } from "@jubilee/core/account/preferences.rules";
import { breakpoints } from "../../packages/ui/src/theme/measures.ts";
import { framePx, scrolledPx, smallUp } from "../../apps/portal/src/app/frame/measures.ts";
import type { Section } from "./checklist.types.ts";

const shell = "apps/portal/src/shell/Shell.test.tsx";
const routes = "tests/architecture/routes.test.ts";
const guard = "apps/portal/src/app/routing/Guard.test.tsx";
const table = { file: routes, title: "'all 254 addresses': guard, shell and search box" };

/** Section 2: screens and routes. */
export const screens: Section = {
  name: "section 2",
  sentences: [
    [
      "Most pages sit inside a shell with header, footer and content area. Some screens skip the shell.",
      table,
    ],
    [
      "The shell shows a feature search box above the content except on: /, /about, /contact, /admin, /admin/affiliates, /affiliate/dashboard, /testing-dashboard, /reunion-demo, /login, /signup, paths starting with /templates/, and paths starting with /event-details/ or /edit-event/.",
      table,
    ],
    [
      "Every route change scrolls the page to the top.",
      { file: "tests/e2e/site/shell.spec.ts", title: "a new page starts at its top" },
    ],
    [
      "Screens load on demand with a loading screen (spinner and text Loading...).",
      {
        file: "apps/portal/src/app/routing/lazyPage.test.tsx",
        title: "a page that was not shows the loading screen first",
      },
      { file: "apps/portal/src/app/frame/screens.test.tsx", title: "spinner and text Loading..." },
      { file: routes, title: "every entry is a page, an area still to come, or leads on" },
    ],
    [
      "A crash in any screen shows 'Something went wrong' and 'An unexpected error occurred. Please refresh the page or try again later.'",
      {
        file: "apps/portal/src/app/frame/CrashBoundary.test.tsx",
        title: "shows the two sentences and tells of it",
      },
    ],
    [
      "Any unknown path shows a not-found page.",
      { file: routes, title: "'Any unknown path shows a not-found page.'" },
    ],
    [
      "A floating round Back to top button at bottom right appears once the page is scrolled more than 300 px and scrolls smoothly to the top.",
      { file: shell, title: "'Back to top appears once the page is scrolled more than 300 px'" },
      { file: shell, title: "scrolls smoothly to the top" },
    ],
    [
      "A floating help-and-support chat box opens from a round button at bottom right. It greets with 'Hi! How can we help you today?' and has a message input that does nothing (no call is made).",
      { file: shell, title: "'It greets', and its input does nothing: no call is made" },
    ],
    [
      "Breakpoints: mobile below 768 px, tablet 768 to 1023 px, desktop from 1024 px.",
      () => expect(breakpoints).toEqual({ tablet: 768, desktop: 1024 }),
    ],
    [
      "Theme options: light, dark, system.",
      () => expect(themeChoices).toEqual(["light", "dark", "system"]),
    ],
    [
      "A page-wide shortcut Alt+T expands and focuses the notification area; Escape collapses it.",
      {
        file: "packages/ui/src/components/toast/toast.test.tsx",
        title: "Alt+T expands and focuses, Escape gives the focus back",
      },
    ],
    [
      "Fixed at top; gets a shadow once scrolled more than 10 px. Holds the logo linking to /.",
      () => expect(scrolledPx.headerShadow).toBe(10),
      { file: shell, title: "'Holds the logo linking to /'" },
      { file: "tests/e2e/site/shell.spec.ts", title: "the header gets its shadow after 10 px" },
    ],
    [
      "Signed-out: links Home, About, Contact Us, plus Sign In and Sign Up buttons; the current section's button is highlighted.",
      {
        file: shell,
        title: "'Signed-out: links Home, About, Contact Us, plus Sign In and Sign Up'",
      },
      { file: shell, title: "'the current section's button is highlighted'" },
    ],
    [
      "Signed-in: link Dashboard, plus Account and Sign Out buttons.",
      { file: shell, title: "'Signed-in: link Dashboard, plus Account and Sign Out buttons'" },
    ],
    [
      "Admin-only links: Admin, Affiliate Admin, Affiliate Dashboard, Testing.",
      {
        file: shell,
        title: "'Admin-only links: Admin, Affiliate Admin, Affiliate Dashboard, Testing'",
      },
    ],
    [
      "Left drawer opened by a menu button; Escape closes it. Width 280 px (350 px on small screens and up).",
      () =>
        expect([framePx.drawer, framePx.drawerWide, smallUp]).toEqual([
          280,
          350,
          "(min-width: 640px)",
        ]),
      {
        file: "tests/e2e/site/shell.spec.ts",
        title: "the menu is 280 px wide, 350 px from 640 px on",
      },
    ],
    [
      "On /dashboard it shows a Back to Main Menu link and these dashboard category entries (key: label): dashboard: At a Glance; event-management: Event & Venue Management; people-teams: People & Teams; communication: Communication; planning-tasks: Planning & Tasks; analytics-insights: Analytics & Insights; financial-management: Payments & Revenue; media-content: Media & Content; branding-customization: Branding & Customization; engagement-tools: Engagement Tools; administrative: Administrative.",
      () =>
        expect(drawerEntries.map(({ key, title }) => `${key}: ${title}`)).toEqual([
          "dashboard: At a Glance",
          "event-management: Event & Venue Management",
          "people-teams: People & Teams",
          "communication: Communication",
          "planning-tasks: Planning & Tasks",
          "analytics-insights: Analytics & Insights",
          "financial-management: Payments & Revenue",
          "media-content: Media & Content",
          "branding-customization: Branding & Customization",
          "engagement-tools: Engagement Tools",
          "administrative: Administrative",
        ]),
      { file: shell, title: "has a Back to Main Menu and exactly the eleven entries" },
      { file: "tests/e2e/site/shell.spec.ts", title: "leads back to the main menu" },
    ],
    [
      "Below, a Directories section with Event Planner and Suppliers, each badged Coming Soon.",
      { file: shell, title: "each badged Coming Soon" },
      { file: shell, title: "'Access Restricted' for others than administrators" },
    ],
    [
      "A Sign Out button at the bottom for signed-in users.",
      {
        file: "tests/e2e/site/shell.spec.ts",
        title: "the menu is 280 px wide, 350 px from 640 px on",
      },
    ],
    [
      "Company: About Us, Contact, Pricing (links to /#choose-your-plan).",
      { file: shell, title: "Pricing leads to /#choose-your-plan" },
    ],
    [
      "Support: Help Center (signed-in only), Affiliate Program.",
      { file: shell, title: "'Help Center (signed-in only)'" },
    ],
    [
      "Legal: Privacy Policy, Terms of Service.",
      { file: shell, title: "'Legal: Privacy Policy, Terms of Service.'" },
    ],
    ["Copyright line for 2025.", { file: shell, title: "the line of 2025" }],
    [
      "After signup, the confirmation email returns the user to /dashboard on the product's own origin.",
      {
        file: "tests/e2e/account/sign-up.spec.ts",
        title: "a visitor chooses a template, signs up",
      },
    ],
    [
      "The one-time sign-in email returns the user to /auth/magic-link.",
      {
        file: "tests/e2e/account/sign-in.spec.ts",
        title: "a one-time link signs in after one press",
      },
    ],
    [
      "After sign-out the browser goes to /login about 100 ms later.",
      {
        file: "packages/core/src/account/auth.test.ts",
        title: "continues to /login even if the server",
      },
      { file: "tests/e2e/account/sign-in.spec.ts", title: "signing out leads to the login" },
    ],
    [
      "An unauthenticated visit to a guarded route redirects to /login, remembering the original location.",
      { file: guard, title: "'redirects to /login, remembering the original location'" },
    ],
    [
      "/events/{id} (on failure shows 'Invalid Event ID. The event ID appears to be malformed. Please check the URL and try again.')",
      {
        file: "apps/portal/src/event-kit/event/InvalidEventId.test.tsx",
        title: "Invalid Event ID",
      },
    ],
    ["/setup-event redirects to /manage-events.", table],
    [
      "/settings (falls back to account settings if it fails to load)",
      {
        file: "tests/e2e/account/account.spec.ts",
        title: "settings fall back to the account settings when they fail to load",
      },
    ],
    [
      "/planner-directory and /supplier-directory (Coming Soon; clickable only by admins).",
      { file: shell, title: "administrators may click" },
    ],
  ],
};

import { expect } from "vitest";
import { specifiedRoutes, type SpecifiedRoute } from "../support/routes.data.ts";
import type { Section, Sentence } from "./checklist.types.ts";

/** The addresses that a list of the specification names, parameters as the manifest writes them. */
function addressesIn(list: string): string[] {
  const prefix = /^(?:Under )?(\/\w+\/)(?: followed by)?: /.exec(list)?.[1];
  if (prefix) {
    const names = list.replace(/^[^:]*: /, "").replace(/\..*$/, "");
    return names.split(", ").map((name) => prefix + name);
  }
  const words = list.matchAll(/(?<![\w}])\/[\w/{}-]*(?: \(optional\)| \(plus [^)]*\))?/g);
  return [...words].flatMap(([word]) => {
    const [path = "", note = ""] = word.split(" (");
    const written = path.replaceAll(/\{(\w+)\}/g, ":$1");
    if (note.startsWith("optional")) return [`${written}?`];
    const more = note.startsWith("plus ") ? note.slice(5, -1).split(", ") : [];
    return [written, ...more.map((end) => written + end)];
  });
}

/** Every address of a list is in the table of all 254 with this guard. */
function guarded(access: SpecifiedRoute["access"], list: string): Sentence {
  return [
    list,
    () => {
      const known = new Map(specifiedRoutes.map((route) => [route.path, route.access]));
      const named = addressesIn(list);
      expect(named.length).toBeGreaterThan(3);
      expect(named.filter((path) => known.get(path) !== access)).toEqual([]);
    },
  ];
}

/** Section 2: the lists of addresses. Each one's guard, shell and search box: tests/architecture/routes.test.ts. */
export const addresses: Section = {
  name: "section 2, addresses",
  sentences: [
    guarded(
      "public",
      "/, /about, /contact, /privacy, /terms, /pricing, /ticket-confirmation, /affiliate, /test-scenarios, /login, /signup, /signup-simple, /forgot-password, /auth/callback, /auth/update-password, /reset-password, /help, /testing-guides, /faq, /email-preview, /reunion-demo, /donation-success.",
    ),
    guarded(
      "public",
      "With a parameter: /reunion-info/{reunionId} (optional), /shared-venue/{shareToken}, /volunteer-application/{token}, /event-info-preview/{shareToken}, /event-info-view/{shareToken}, /showcase/{shareToken}, /campaign/{shareToken}.",
    ),
    guarded(
      "public",
      "/demo/ followed by: club-demo, community-demo, family-demo, milestone-demo, military-demo, professional-demo, school-demo, social-demo, sports-team-demo, fraternity-sorority-demo, friends-demo, cultural-demo.",
    ),
    guarded(
      "public",
      "/templates/ followed by: family, school, professional, club, milestone, baby-shower, birthday-party, graduation, wedding, family-vacation, group-trip, adventure-tour, destination-wedding, social, community, cultural, friends, sports-team, fraternity-sorority, military, corporate-conference, team-building-retreat, product-launch, networking-mixer, sales-kickoff, sports-tournament, sports-banquet, fantasy-league-draft, sports-camp, championship-event, music-festival, comedy-show, art-exhibition, film-screening, talent-show. The /templates index itself requires sign-in.",
    ),
    guarded(
      "member",
      "/dashboard (query parameter category), /affiliate/dashboard, /affiliate/apply, /affiliate/marketing-materials, /planner-directory, /supplier-directory, /account-settings, /settings (falls back to account settings if it fails to load), /account, /directory, /venues, /venues/{venueId}, /search-venues, /booking-calendar, /activities, /activities/schedule, /event-info, /event-info-editor/{pageId} (optional), /my-information-pages, /messages, /campaign-management/{campaignId}, /photos, /gallery, /photo-gallery (plus /upload, /albums, /view), /private-albums, /private-photo-albums, /premium/albums, /media-sharing, /photo-video-sharing, /forum, /profile, /profiles, /profile-features, /user-registration, /registration, /search, /search-filters, /rsvp, /rsvp-functionality, /calendar-integration, /payments, /polls, /polls-surveys, /budgeting, /budgeting-tools, /budget-planning, /expense-tracking, /financial-reports, /financial-summary-example, /countdown, /countdown-dashboard, /video-galleries/{id} (optional), /video-gallery-creator, /analytics, /security, /customization, /private-messages, /messaging, /premium/messages, /premium/private-messages, /premium/analytics, /premium/collections, /payment-collection, /planning-network, /planning-journey, /timeline, /interactive-calendar, /progress-board, /multi-event, /lodging-travel, /task-management, /email, /email-marketing, /support, /tagging, /security-center, /chat, /registration-forms, /data-export, /sponsors, /fundraising, /volunteers.",
    ),
    guarded(
      "member",
      "Events: /manage-events, /create-event, /edit-event/{eventId}, /event-details/{eventId}, /events/{id} (on failure shows 'Invalid Event ID. The event ID appears to be malformed. Please check the URL and try again.'), /setup-event redirects to /manage-events.",
    ),
    guarded(
      "member",
      "Venues: /manage-venues, /create-venue, /edit-venue/{venueId}, /venue-details/{venueId}.",
    ),
    guarded(
      "member",
      "Activities: /manage-activities, /create-activity, /edit-activity/{activityId}, /activity-details/{activityId}.",
    ),
    guarded(
      "member",
      "Tickets: /ticket-management (index), /ticket-management/activity/{activityId}, /ticket-management/event/{eventId}, /ticket-management/{activityId}.",
    ),
    guarded(
      "member",
      "/pro/travel, /pro/lodging-travel, /pro/branding, /pro/financial-reporting, /pro/email-campaigns, /pro/video-gallery, /pro/video/upload, /pro/video/slideshow, /pro/video/gallery, /pro/planning-network, /pro/planning-journey, /pro/interactive-timeline, /pro/timeline, /pro/multi-event-itinerary, /pro/multi-event, /pro/progress-board, /pro/task-management, /pro/dashboard, /pro/analytics, /pro/advanced-analytics, /pro/advanced-templates, /pro/white-label, /pro/api-management, /pro/master-itineraries, /pro/attendance-packages, /pro/resource-coordination, /pro/multi-event-analytics, /pro/itinerary-builder.",
    ),
    guarded(
      "member",
      "Under /business/: dashboard, attendee-data-export, data-export, custom-registration-forms, registration-forms, admin-management, multi-admin, bulk-operations, integrations, enterprise-analytics, custom-branding, professional-branding, sponsor-management, sponsors, fundraising-tools, fundraising, donation-fundraising, fundraising-tracking, staff-management, volunteers, staff-portal, lead-generation, priority-support, enterprise-support, account-manager, custom-forms, forms/builder, forms/templates, forms/active, market-research. (The notes list these names without the prefix beyond /business/dashboard; the prefix is the likely reading.)",
    ),
    guarded(
      "admin",
      "/admin and /admin-management (admin management), /admin/dashboard, /admin/users, /admin/events, /admin/venues, /admin/activities, /admin/invitations, /admin/subscriptions, /admin/affiliates. Also linked: /testing-dashboard.",
    ),
    guarded(
      "admin",
      "/testing-dashboard, /basic-plan-testing, /premium-plan-testing, /pro-plan-testing, /business-plan-testing.",
    ),
    [
      "The /templates index itself requires sign-in.",
      () =>
        expect(specifiedRoutes.find(({ path }) => path === "/templates")?.access).toBe("member"),
    ],
    [
      "Also linked: /testing-dashboard.",
      {
        file: "apps/portal/src/shell/Shell.test.tsx",
        title: "'Admin-only links: Admin, Affiliate Admin, Affiliate Dashboard, Testing'",
      },
    ],
  ],
};

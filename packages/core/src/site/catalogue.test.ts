import { describe, expect, it } from "vitest";
import {
  categoriesFor,
  drawerEntries,
  featureCategories,
  findCategory,
} from "./catalogue.rules.ts";

const features = featureCategories.flatMap(({ features }) => features);

describe("'Feature catalogue categories'", () => {
  it("are the twelve, the planner directory last, for administrators only, after a separator", () => {
    expect(featureCategories.map(({ title }) => title)).toEqual([
      "Quick Start Templates",
      "Event & Venue Management",
      "People & Teams",
      "Communication",
      "Planning & Tasks",
      "Analytics & Insights",
      "Payments & Revenue",
      "Media & Content",
      "Branding & Customization",
      "Engagement Tools",
      "Administrative",
      "Event Planner Directory",
    ]);
    expect(featureCategories.at(-1)).toMatchObject({ adminOnly: true, separatorBefore: true });
    expect(categoriesFor(false)).toHaveLength(11);
    expect(categoriesFor(true)).toHaveLength(12);
  });

  it("the drawer has exactly the eleven entries (key: label)", () => {
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
    ]);
  });

  it("a key of no category finds none", () => {
    expect(findCategory("dashboard")).toBeUndefined();
    expect(findCategory(null)).toBeUndefined();
    expect(findCategory("communication")?.title).toBe("Communication");
  });
});

describe("'Plan contents'", () => {
  const planOf = (key: string) => features.find((feature) => feature.key === key)?.planType;
  it.each([
    ["free", "event-management"],
    ["free", "venue-management"],
    ["free", "activity-management"],
    ["free", "planner-directory"],
    ["free", "forum"],
    ["free", "chat"],
    ["free", "countdown"],
    ["free", "tagging"],
    ["free", "information-pages"],
    ["free", "media-sharing"],
    ["free", "help"],
    ["free", "support"],
    ["premium", "rsvp"],
    ["premium", "directory"],
    ["premium", "search"],
    ["premium", "announcements"],
    ["premium", "private-messages"],
    ["premium", "calendar-integration"],
    ["premium", "budgeting"],
    ["premium", "analytics"],
    ["premium", "payment-collection"],
    ["premium", "photo-gallery"],
    ["premium", "polls"],
    ["premium", "interactive-calendar"],
    ["pro", "ticket-management"],
    ["pro", "lodging-travel"],
    ["pro", "multi-event"],
    ["pro", "planning-network"],
    ["pro", "email-campaigns"],
    ["pro", "task-management"],
    ["pro", "progress-board"],
    ["pro", "planning-journey"],
    ["pro", "timeline"],
    ["pro", "advanced-analytics"],
    ["pro", "financial-reports"],
    ["pro", "video-gallery"],
    ["pro", "slideshows"],
    ["pro", "custom-branding"],
    ["business", "volunteers"],
    ["business", "staff-management"],
    ["business", "multi-admin"],
    ["business", "staff-portal"],
    ["business", "enterprise-analytics"],
    ["business", "market-research"],
    ["business", "lead-generation"],
    ["business", "fundraising"],
    ["business", "sponsors"],
    ["business", "registration-forms"],
    ["business", "professional-branding"],
    ["business", "data-export"],
    ["business", "enterprise-support"],
  ])("%s: %s", (plan, key) => expect(planOf(key)).toBe(plan));

  it("keys are unique and every entry is complete", () => {
    expect(new Set(features.map(({ key }) => key)).size).toBe(features.length);
    expect(features.every(({ title, description, icon }) => title && description && icon)).toBe(
      true,
    );
  });

  it("'Supplier directory is coming soon', and so is the planner directory", () => {
    const soon = features.filter(({ comingSoon }) => comingSoon).map(({ key }) => key);
    expect(soon).toEqual(["planner-directory", "supplier-directory"]);
  });
});

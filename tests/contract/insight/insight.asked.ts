import type { Demo } from "../support/asked.ts";

/** What the functions of figures and of the search answer. */
export async function ask({ planner, eventId }: Demo): Promise<void> {
  await planner("get_at_a_glance");
  await planner("get_event_overview", { event_id_param: eventId });
  await planner("list_guest_counts");
  await planner("get_category_facts", {
    features: [
      "activity-management",
      "activity-schedule",
      "booking-calendar",
      "calendar-integration",
      "countdown",
      "directory",
      "event-management",
      "fundraising",
      "fundraising-tracking",
      "interactive-calendar",
      "payments",
      "polls",
      "rsvp",
      "security-center",
      "support",
      "tagging",
      "ticket-management",
      "venue-management",
    ],
  });
  await planner("search_own", { request: { text: "hartwell" } });
}

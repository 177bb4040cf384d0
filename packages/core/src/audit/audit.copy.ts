/** What the lines of the log are about, as a planner chooses it. The types are tables or stand for them. */
export const auditTopics: readonly { id: string; label: string; kinds: readonly string[] }[] = [
  {
    id: "events",
    label: "Events",
    kinds: [
      "events",
      "event_series",
      "event_notices",
      "event_questions",
      "event_meals",
      "photos",
      "sponsors",
    ],
  },
  {
    id: "guests",
    label: "Guests and answers",
    kinds: [
      "guests",
      "event_guests",
      "guest_imports",
      "households",
      "late_answers",
      "tags",
      "event_directories",
      "member_leads",
    ],
  },
  {
    id: "schedule",
    label: "Activities",
    kinds: ["activities", "activity_sign_ups", "activity_stars", "schedule_versions"],
  },
  { id: "venues", label: "Venues", kinds: ["venue_spaces", "venue_bookings", "venue_blackouts"] },
  {
    id: "tickets",
    label: "Tickets and orders",
    kinds: ["ticket_settings", "ticket_tiers", "taxes", "orders", "tickets", "check_in_lists"],
  },
  {
    id: "money",
    label: "Payments and gifts",
    kinds: [
      "payments",
      "refunds",
      "invoices",
      "payouts",
      "campaigns",
      "donations",
      "donation_refunds",
      "giving_plans",
    ],
  },
  { id: "links", label: "Links and showcases", kinds: ["share_links", "showcases"] },
  {
    id: "account",
    label: "Account and team",
    kinds: [
      "accounts",
      "account_deletions",
      "team_members",
      "subscriptions",
      "plan_billing",
      "sessions",
      "users",
    ],
  },
];

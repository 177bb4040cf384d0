/** From one screen to another. */
export interface ScreenPair {
  name: string;
  /** Where it begins; `:event` is the demo's next event. */
  from: string;
  /** What is pressed. */
  link: string;
  /** What the next screen has and this one has not. */
  content: string;
  isVisitor?: true;
}

const tab = (key: string) => `nav[aria-label="Event"] a[href*="tab=${key}"]`;

/** The ways through the portal that the bench goes. */
export const screenPairs: readonly ScreenPair[] = [
  {
    name: "dashboard to a new event",
    from: "/dashboard",
    link: 'main a[href="/create-event"]',
    content: "main form input",
  },
  {
    name: "a new event to the dashboard",
    from: "/create-event",
    link: 'header a[href="/dashboard"]',
    content: "main h2",
  },
  {
    name: "dashboard to an event",
    from: "/dashboard",
    link: 'main a[href^="/event-details/"]:not([href*="?"])',
    content: "#content h2",
  },
  {
    name: "event to the account",
    from: ":event",
    link: 'header a[href="/account-settings"]',
    content: "main form",
  },
  {
    name: "home to sign-in",
    from: "/",
    link: 'header a[href="/login"]',
    content: "input[type=password]",
    isVisitor: true,
  },
  {
    name: "sign-in to about",
    from: "/login",
    link: 'header a[href="/about"]',
    content: "main h2",
    isVisitor: true,
  },
  {
    name: "dashboard to all events",
    from: "/dashboard",
    link: 'a[href="/manage-events"]',
    content: 'main tbody a[href^="/event-details/"]',
  },
  {
    name: "all events to an event",
    from: "/manage-events",
    link: 'main tbody a[href^="/event-details/"]',
    content: "#content h2",
  },
  { name: "event: guests", from: ":event", link: tab("guests"), content: "tbody tr" },
  { name: "event: RSVPs", from: ":event", link: tab("rsvps"), content: "tbody tr" },
  { name: "event: orders", from: ":event", link: tab("orders"), content: "tbody tr" },
  { name: "event: seating", from: ":event", link: tab("seating"), content: "#content fieldset" },
  { name: "event: share", from: ":event", link: tab("share"), content: "#content fieldset" },
  {
    name: "all events to the showcases",
    from: "/manage-events",
    link: 'main a[href="/showcases"]',
    content: 'main a[href="/showcases/new"]',
  },
  {
    name: "dashboard to its events' orders",
    from: "/dashboard",
    link: 'main a[href*="?tab=orders"]',
    content: "tbody tr[data-index]",
  },
  {
    name: "account to the dashboard",
    from: "/account-settings",
    link: 'header a[href="/dashboard"]',
    content: "main h2",
  },
  {
    name: "event: tickets",
    from: ":event",
    link: tab("tickets"),
    content: '#content a[href^="/ticket-management/event/"]',
  },
  {
    name: "event: activities",
    from: ":event",
    link: tab("activities"),
    content: 'main a[href^="/activity-details/"]',
  },
  { name: "event: polls", from: ":event", link: tab("polls"), content: "tbody tr[data-index]" },
  {
    name: "event: from its guests to the overview",
    from: ":event?tab=guests",
    link: 'nav[aria-label="Event"] a:not([href*="?"])',
    content: "#content h2",
  },
  {
    name: "event to its editor",
    from: ":event",
    link: 'main a[href^="/edit-event/"]',
    content: "main form input",
  },
  {
    name: "dashboard to a category",
    from: "/dashboard",
    link: 'nav a[href="/dashboard?category=event-management"]',
    content: 'main a[href="/manage-venues"]',
  },
  {
    name: "a category to the venues",
    from: "/dashboard?category=event-management",
    link: 'main a[href="/manage-venues"]',
    content: 'main a[href^="/venue-details/"]',
  },
  {
    name: "the venues to one",
    from: "/manage-venues",
    link: 'main a[href^="/venue-details/"]',
    content: "#content h2",
  },
  {
    name: "a category to the calendar",
    from: "/dashboard?category=event-management",
    link: 'main a[href="/interactive-calendar"]',
    content: 'main a[href^="/event-details/"]',
  },
  {
    name: "the activities to one",
    from: "/manage-activities",
    link: 'main a[href^="/activity-details/"]',
    content: 'main a[href^="/edit-activity/"]',
  },
  {
    name: "the account to settings",
    from: "/account-settings?tab=preferences",
    link: 'main a[href="/settings"]',
    content: 'main ul[aria-label="Account settings"]',
  },
  {
    name: "the account to help",
    from: "/account-settings",
    link: 'footer a[href="/help"]',
    content: 'main input[type="search"]',
  },
  {
    name: "help to an article",
    from: "/help?q=first%20event",
    link: 'main a[href^="/help/"]',
    content: 'main a[href^="/help#"]',
  },
  {
    name: "the search to an event",
    from: "/search?q=hartwell%20high",
    link: 'main [role="option"]',
    content: "#content h2",
  },
  {
    name: "payments to the invoices",
    from: "/payments",
    link: 'main a[href="/payments/invoices"]',
    content: "tbody tr",
  },
];

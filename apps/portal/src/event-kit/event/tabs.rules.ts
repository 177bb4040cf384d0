/** The tabs of an event's page, in their order; the key stands in the address as `?tab=`. */
export const eventTabs = [
  { key: "overview", label: "Overview" },
  { key: "guests", label: "Guests" },
  { key: "rsvps", label: "RSVPs" },
  { key: "tickets", label: "Tickets" },
  { key: "orders", label: "Orders" },
  { key: "seating", label: "Seating" },
  { key: "activities", label: "Activities" },
  { key: "check-in", label: "Check-in" },
  { key: "gallery", label: "Photos & sponsors" },
  { key: "share", label: "Share & embed" },
] as const;

export type EventTab = (typeof eventTabs)[number]["key"];

/** The tab of an address; what is unknown opens the overview. */
export function readTab(value: string | null): EventTab {
  return eventTabs.find(({ key }) => key === value)?.key ?? "overview";
}

/** The query of a tab's own address. */
export function tabQuery(tab: EventTab): string {
  return tab === "overview" ? "" : `?tab=${tab}`;
}

/** What a tab is called. */
export function tabLabel(tab: EventTab): string {
  return eventTabs.find(({ key }) => key === tab)?.label ?? "";
}

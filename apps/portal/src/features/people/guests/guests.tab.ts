import { planCheck } from "../../../event-kit/event/plan-check.rules.ts";
import type { EventTab } from "../../../event-kit/event/tab.types.ts";

declare module "../../../event-kit/event/tab.types.ts" {
  interface EventTabKeys {
    guests: true;
  }
}

export const tab: EventTab = {
  key: "guests",
  label: "Guests",
  order: 10,
  asks: "guests.read",
  help: "guest-list",
  count: ({ event }) => event.guestCount,
  live: ["event_guests"],
  behind: ({ event, plan }) => (event.guestCount > 0 ? null : planCheck(plan, "guest lists")),
  screen: () => import("./GuestsTab.tsx"),
};

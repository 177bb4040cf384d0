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
  help: "guest-list",
  count: ({ event }) => event.guestCount,
  live: ["event_guests"],
  screen: () => import("./GuestsTab.tsx"),
};

import type { EventTab } from "../../../event-kit/event/tab.types.ts";

declare module "../../../event-kit/event/tab.types.ts" {
  interface EventTabKeys {
    rsvps: true;
  }
}

export const tab: EventTab = {
  key: "rsvps",
  label: "RSVPs",
  order: 20,
  help: "answers",
  count: ({ event }) => event.guestCount - event.answers.pending,
  live: ["rsvps"],
  screen: () => import("./RsvpsTab.tsx"),
};

import { planCheck } from "../../../event-kit/event/plan-check.rules.ts";
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
  asks: "guests.read",
  help: "answers",
  count: ({ event }) => event.guestCount - event.answers.pending,
  live: ["rsvps"],
  behind: ({ event, plan }) =>
    event.guestCount > event.answers.pending ? null : planCheck(plan, "answers"),
  screen: () => import("./RsvpsTab.tsx"),
};

import { planCheck } from "../../../event-kit/event/plan-check.rules.ts";
import type { EventTab } from "../../../event-kit/event/tab.types.ts";

declare module "../../../event-kit/event/tab.types.ts" {
  interface EventTabKeys {
    seating: true;
  }
}

export const tab: EventTab = {
  key: "seating",
  label: "Seating",
  order: 50,
  asks: "guests.read",
  help: "seating",
  live: ["seating_charts", "seating_tables", "seats"],
  fills: true,
  behind: ({ plan }) => planCheck(plan, "seating plans"),
  screen: () => import("./SeatingTab.tsx"),
};

import { planCheck } from "../../../event-kit/event/plan-check.rules.ts";
import type { EventTab } from "../../../event-kit/event/tab.types.ts";
import { doorPlan } from "./door.rules.ts";

declare module "../../../event-kit/event/tab.types.ts" {
  interface EventTabKeys {
    "check-in": true;
  }
}

export const tab: EventTab = {
  key: "check-in",
  label: "Check-in",
  order: 70,
  asks: "check_in.read",
  help: "check-in",
  live: ["check_ins"],
  behind: ({ ticketSales, plan }) =>
    planCheck(plan, "check-ins at the door", doorPlan(ticketSales.length > 0)),
  screen: () => import("./CheckInTab.tsx"),
};

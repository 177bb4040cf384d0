import { planCheck } from "../../../event-kit/event/plan-check.rules.ts";
import type { EventTab } from "../../../event-kit/event/tab.types.ts";

declare module "../../../event-kit/event/tab.types.ts" {
  interface EventTabKeys {
    tickets: true;
  }
}

export const tab: EventTab = {
  key: "tickets",
  label: "Tickets",
  order: 30,
  asks: "tickets.read",
  help: "ticket-prices",
  count: ({ ticketSales }) => ticketSales.length,
  live: ["tickets"],
  behind: ({ ticketSales, plan }) =>
    ticketSales.length > 0 ? null : planCheck(plan, "tickets", "pro"),
  screen: () => import("./TicketsTab.tsx"),
};

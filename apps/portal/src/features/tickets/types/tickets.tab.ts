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
  help: "ticket-prices",
  count: ({ ticketSales }) => ticketSales.length,
  live: ["tickets"],
  screen: () => import("./TicketsTab.tsx"),
};

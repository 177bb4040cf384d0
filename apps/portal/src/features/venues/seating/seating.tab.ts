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
  help: "seating",
  live: ["seating_charts", "seating_tables", "seats"],
  fills: true,
  screen: () => import("./SeatingTab.tsx"),
};

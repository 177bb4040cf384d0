import type { EventTab } from "../../../event-kit/event/tab.types.ts";

declare module "../../../event-kit/event/tab.types.ts" {
  interface EventTabKeys {
    orders: true;
  }
}

export const tab: EventTab = {
  key: "orders",
  label: "Orders",
  order: 40,
  help: "orders",
  count: ({ orderCount }) => orderCount,
  live: ["orders"],
  screen: () => import("./OrdersTab.tsx"),
};

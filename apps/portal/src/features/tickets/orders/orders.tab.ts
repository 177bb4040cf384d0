import { planCheck } from "../../../event-kit/event/plan-check.rules.ts";
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
  asks: "orders.read",
  help: "orders",
  count: ({ orderCount }) => orderCount,
  live: ["orders"],
  behind: ({ orderCount, plan }) => (orderCount > 0 ? null : planCheck(plan, "orders", "pro")),
  screen: () => import("./OrdersTab.tsx"),
};

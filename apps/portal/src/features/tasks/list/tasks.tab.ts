import { planCheck } from "../../../event-kit/event/plan-check.rules.ts";
import type { EventTab } from "../../../event-kit/event/tab.types.ts";

declare module "../../../event-kit/event/tab.types.ts" {
  interface EventTabKeys {
    tasks: true;
  }
}

export const tab: EventTab = {
  key: "tasks",
  label: "Tasks",
  order: 45,
  asks: "tasks.read",
  help: "tasks",
  count: ({ tasks }) => tasks?.open ?? 0,
  live: ["tasks", "task_limits"],
  behind: ({ plan }) => planCheck(plan, "tasks", "pro"),
  screen: () => import("./TasksTab.tsx"),
};

import { planCheck } from "../../../event-kit/event/plan-check.rules.ts";
import type { EventTab } from "../../../event-kit/event/tab.types.ts";

declare module "../../../event-kit/event/tab.types.ts" {
  interface EventTabKeys {
    polls: true;
  }
}

export const tab: EventTab = {
  key: "polls",
  label: "Polls",
  order: 65,
  asks: "polls.read",
  help: "polls",
  live: ["polls"],
  behind: ({ plan }) => planCheck(plan, "polls"),
  screen: () => import("./PollsTab.tsx"),
};

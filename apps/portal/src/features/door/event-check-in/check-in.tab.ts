import type { EventTab } from "../../../event-kit/event/tab.types.ts";

declare module "../../../event-kit/event/tab.types.ts" {
  interface EventTabKeys {
    "check-in": true;
  }
}

export const tab: EventTab = {
  key: "check-in",
  label: "Check-in",
  order: 70,
  help: "check-in",
  live: ["check_ins"],
  screen: () => import("./CheckInTab.tsx"),
};

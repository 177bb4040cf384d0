import type { EventTab } from "../../../event-kit/event/tab.types.ts";

declare module "../../../event-kit/event/tab.types.ts" {
  interface EventTabKeys {
    activities: true;
  }
}

export const tab: EventTab = {
  key: "activities",
  label: "Activities",
  order: 60,
  help: "activities",
  live: ["activities", "schedule_versions"],
  screen: () => import("./ActivitiesTab.tsx"),
};

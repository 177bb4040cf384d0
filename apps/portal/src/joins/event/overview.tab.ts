import type { EventTab } from "../../event-kit/event/tab.types.ts";

export const tab: EventTab = {
  key: "overview",
  label: "Overview",
  order: 0,
  help: "first-event",
  screen: () => import("./OverviewTab.tsx"),
};

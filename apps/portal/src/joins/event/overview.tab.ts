import type { EventTab } from "../../event-kit/event/tab.types.ts";

export const tab: EventTab = {
  key: "overview",
  label: "Overview",
  order: 0,
  screen: () => import("./OverviewTab.tsx"),
};

import type { EventTab } from "../../event-kit/event/tab.types.ts";

export const tab: EventTab = {
  key: "settings",
  label: "Settings",
  order: 1000,
  asks: "events.write",
  help: "first-event",
  screen: () => import("./SettingsTab.tsx"),
};

import { planCheck } from "../../event-kit/event/plan-check.rules.ts";
import type { EventTab } from "../../event-kit/event/tab.types.ts";

declare module "../../event-kit/event/tab.types.ts" {
  interface EventTabKeys {
    announcements: true;
  }
}

export const tab: EventTab = {
  key: "announcements",
  label: "Announcements",
  order: 66,
  asks: "announcements.read",
  help: "announcements",
  live: ["announcements"],
  behind: ({ plan }) => planCheck(plan, "announcements"),
  screen: () => import("./AnnouncementsTab.tsx"),
};

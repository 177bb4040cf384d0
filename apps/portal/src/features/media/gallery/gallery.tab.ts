import { planCheck } from "../../../event-kit/event/plan-check.rules.ts";
import type { EventTab } from "../../../event-kit/event/tab.types.ts";

declare module "../../../event-kit/event/tab.types.ts" {
  interface EventTabKeys {
    gallery: true;
  }
}

export const tab: EventTab = {
  key: "gallery",
  label: "Photos & sponsors",
  order: 80,
  help: "photos-and-sponsors",
  behind: ({ plan }) => planCheck(plan, "photo galleries"),
  screen: () => import("./GalleryTab.tsx"),
};

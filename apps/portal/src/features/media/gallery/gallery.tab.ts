import { mayDo } from "../../../event-kit/event/may.rules.ts";
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
  isShown: (_event, overview) =>
    mayDo(overview, "photos.write") || mayDo(overview, "sponsors.write"),
  behind: ({ plan }) => planCheck(plan, "photo galleries"),
  screen: () => import("./GalleryTab.tsx"),
};

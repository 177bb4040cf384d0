import type { EventTab } from "../../../event-kit/event/tab.types.ts";

declare module "../../../event-kit/event/tab.types.ts" {
  interface EventTabKeys {
    share: true;
  }
}

export const tab: EventTab = {
  key: "share",
  label: "Share & embed",
  order: 90,
  asks: "links.write",
  help: "share-a-link",
  screen: () => import("./ShareTab.tsx"),
};

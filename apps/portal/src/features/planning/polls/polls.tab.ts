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
  help: "polls",
  live: ["polls"],
  screen: () => import("./PollsTab.tsx"),
};

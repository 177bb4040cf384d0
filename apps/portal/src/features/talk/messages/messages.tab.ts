import type { EventTab } from "../../../event-kit/event/tab.types.ts";

declare module "../../../event-kit/event/tab.types.ts" {
  interface EventTabKeys {
    messages: true;
  }
}

export const tab: EventTab = {
  key: "messages",
  label: "Messages",
  order: 48,
  asks: "messages.read",
  help: "messages",
  fills: true,
  screen: () => import("./MessagesTab.tsx"),
};

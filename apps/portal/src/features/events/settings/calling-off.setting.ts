import type { EventSetting } from "../../../event-kit/event/setting.types.ts";
import { CallingOff } from "./CallingOff.tsx";

declare module "../../../event-kit/event/setting.types.ts" {
  interface EventSettingKeys {
    cancel: true;
  }
}

export const setting: EventSetting = {
  key: "cancel",
  label: "Calling it off",
  order: 90,
  asks: "events.write",
  isShown: ({ event }) => event.status !== "draft",
  Part: CallingOff,
};

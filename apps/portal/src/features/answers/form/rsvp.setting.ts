import type { EventSetting } from "../../../event-kit/event/setting.types.ts";
import { RsvpSettings } from "./RsvpSettings.tsx";

declare module "../../../event-kit/event/setting.types.ts" {
  interface EventSettingKeys {
    answers: true;
  }
}

export const setting: EventSetting = {
  key: "answers",
  label: "Answers",
  lead: "Who may answer, until when, and for how many.",
  order: 20,
  asks: "answers.write",
  Part: RsvpSettings,
};

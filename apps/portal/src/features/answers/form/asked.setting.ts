import type { EventSetting } from "../../../event-kit/event/setting.types.ts";
import { Asked } from "./Asked.tsx";
import { mealsRead } from "./MealList.tsx";
import { questionsRead } from "./QuestionList.tsx";

declare module "../../../event-kit/event/setting.types.ts" {
  interface EventSettingKeys {
    asked: true;
  }
}

export const setting: EventSetting = {
  key: "asked",
  label: "What is asked",
  lead: "Besides who comes: on the personal links, after a yes.",
  order: 30,
  asks: "answers.write",
  isShown: ({ overview: { asks } }) => asks === "answers" || asks === "both",
  reads: ({ client, read }, { id }) =>
    Promise.all([read(mealsRead(client, id)), read(questionsRead(client, id))]),
  Part: Asked,
};

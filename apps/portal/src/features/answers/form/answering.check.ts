import type { EventCheck } from "../../../event-kit/event/check.types.ts";
import { answeringCheck } from "./answering.rules.ts";

export const check: EventCheck = {
  key: "answering",
  order: 40,
  asks: "answers.write",
  find: answeringCheck,
};

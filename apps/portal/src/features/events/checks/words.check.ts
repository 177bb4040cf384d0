import type { EventCheck } from "../../../event-kit/event/check.types.ts";
import { wordsCheck } from "./checks.rules.ts";

export const check: EventCheck = {
  key: "words",
  order: 30,
  find: ({ event }) => wordsCheck(event),
};

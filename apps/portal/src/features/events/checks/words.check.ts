import type { EventCheck } from "../../../event-kit/event/check.types.ts";
import { wordsCheck } from "./checks.rules.ts";

export const check: EventCheck = {
  key: "words",
  order: 30,
  asks: "events.write",
  find: ({ event }) => wordsCheck(event),
};

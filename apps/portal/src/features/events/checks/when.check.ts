import type { EventCheck } from "../../../event-kit/event/check.types.ts";
import { whenCheck } from "./checks.rules.ts";

export const check: EventCheck = {
  key: "when",
  order: 10,
  asks: "events.write",
  find: ({ event, nowMs }) => whenCheck(event, nowMs),
};

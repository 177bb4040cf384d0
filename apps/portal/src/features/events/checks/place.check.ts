import type { EventCheck } from "../../../event-kit/event/check.types.ts";
import { placeCheck } from "./checks.rules.ts";

export const check: EventCheck = {
  key: "place",
  order: 20,
  asks: "events.write",
  find: ({ event }) => placeCheck(event),
};

import type { EventCheck } from "../../../event-kit/event/check.types.ts";
import { answeringCheck } from "./answering.rules.ts";

export const check: EventCheck = { key: "answering", order: 40, find: answeringCheck };

import type { EventNeed } from "../../event-kit/event/need.types.ts";
import { waitingCheck } from "../../event-kit/event/waiting-check.rules.ts";
import { eventChecks } from "./eventChecks.ts";
import { eventNeeds } from "./eventNeeds.ts";

/** All that can wait for the planner of an event that is out: its needs, and what was left open before. */
export const waiting: readonly EventNeed[] = [...eventNeeds, ...eventChecks.map(waitingCheck)];

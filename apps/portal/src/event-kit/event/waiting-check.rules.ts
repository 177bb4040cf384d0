import { eventPhase } from "@jubilee/core/events/events.rules";
import { Circle } from "lucide-react";
import { createElement } from "react";
import type { Check, EventCheck } from "./check.types.ts";
import type { RowPlace } from "./found-row.types.ts";
import type { EventNeed, Need } from "./need.types.ts";

/** After all that is found by itself. */
const lastOrder = 1000;

const isOut = ({ event, nowMs }: RowPlace) => {
  const phase = eventPhase(event, nowMs);
  return phase === "upcoming" || phase === "ongoing";
};

/** What is settled, offered or not in the plan waits for nobody. */
function needOf(check: Check | null): Need | null {
  if (check?.state !== "open" && check?.state !== "missing") return null;
  const { state, words, why = "", act, href } = check;
  const icon = createElement(Circle);
  return { state: state === "missing" ? "due" : "open", icon, what: words, why, act, href };
}

/** What was looked at before an event went out, and is still open once it is out. */
export function waitingCheck({ key, order, reads, isAsked, find }: EventCheck): EventNeed {
  return {
    key: `check ${key}`,
    order: lastOrder + order,
    ...(reads ? { reads } : {}),
    isAsked: (place) => isOut(place) && (isAsked?.(place) ?? true),
    find: (place, value) => (isOut(place) ? needOf(find(place, value)) : null),
  };
}

import { counted } from "@jubilee/core/base/words.rules";
import type { PlanningContact, PlanRequest } from "@jubilee/core/talk/network.types";

/** For which events somebody is asked. */
export function scopeWords({ eventNames }: Pick<PlanRequest, "eventNames">): string {
  if (eventNames === null) return "for all events, also those to come";
  return eventNames.length === 0 ? "for events that are gone" : `for ${eventNames.join(", ")}`;
}

/** Which events somebody and the reader plan together: the latest by name. */
export function sharedWords({ events, names }: Pick<PlanningContact, "events" | "names">): string {
  const more = events - names.length;
  return more > 0 ? `${names.join(", ")} and ${counted(more, "more event")}` : names.join(", ");
}

import { mailSpan } from "../base/moments.rules.ts";
import { toInstant } from "../base/time.rules.ts";
import type { EventFacts, FactChange } from "./event-notices.types.ts";

/** The most that a planner's own words in a notice may be long. */
export const noticeMessageMaxLength = 2000;

/** What differs between what people know and what is true, in their words; nothing when called off. */
export function factChanges(before: EventFacts, after: EventFacts, locale: string): FactChange[] {
  if (after.cancelled) return [];
  const changes: FactChange[] = [
    { what: "name", before: before.name, after: after.name },
    { what: "when", before: whenText(before, locale), after: whenText(after, locale) },
    { what: "where", before: whereText(before), after: whereText(after) },
    { what: "online", before: before.onlineUrl ?? "", after: after.onlineUrl ?? "" },
  ];
  return changes.filter((change) => change.before !== change.after);
}

/** Start and end on the clocks of the place, with its zone. */
function whenText({ startLocal, endLocal, timeZone }: EventFacts, locale: string): string {
  const [start, end] = [startLocal, endLocal].map((wall) => toInstant(wall, timeZone).instant);
  return mailSpan({ startDate: start ?? "", endDate: end ?? "", timeZone }, locale);
}

function whereText({ locationName, address }: EventFacts): string {
  return [locationName, address].filter(Boolean).join(", ");
}

import { draftOfEvent } from "./events.rules.ts";
import type { EventDraft, EventRecord } from "./events.types.ts";
import { columnsOfDraft } from "./event-rows.rules.ts";
import { ruleMovedBy } from "./event-series.rules.ts";
import type { AlongPart } from "./event-changes.types.ts";

/** Everything that can move with an event. */
export const alongParts: readonly AlongPart[] = [
  "activities",
  "programme",
  "tickets",
  "deadline",
  "mails",
  "bookings",
];

/** The columns of an event that a draft changes, with their new values. */
export function changePatch(event: EventRecord, draft: EventDraft): Record<string, unknown> {
  const before = new Map(Object.entries(columnsOfDraft(draftOfEvent(event))));
  return Object.fromEntries(
    Object.entries(columnsOfDraft(draft)).filter(
      ([column, value]) => JSON.stringify(before.get(column)) !== JSON.stringify(value),
    ),
  );
}

/** The rule of a series after a change of its start: other weekdays when the day moves. */
export function ruleAfter(
  rule: string | null,
  event: Pick<EventRecord, "startLocal">,
  patch: Record<string, unknown>,
): string | null {
  const start = patch["start_local"];
  if (rule === null || typeof start !== "string") return rule;
  const [from, to] = [event.startLocal, start].map((wall) =>
    Date.parse(`${wall.slice(0, 10)}T00:00Z`),
  );
  return ruleMovedBy(rule, Math.round(((to ?? 0) - (from ?? 0)) / 86_400_000));
}

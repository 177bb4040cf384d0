import { draftOfEvent } from "./events.rules.ts";
import type { EventDraft, EventRecord } from "./events.types.ts";
import { columnsOfDraft } from "./event-rows.rules.ts";
import { ruleMovedBy } from "./event-series.rules.ts";
import type { AlongPart, DatedKind, EventChange } from "./event-changes.types.ts";

/** Everything that can move with an event. */
export const alongParts: readonly AlongPart[] = [
  "activities",
  "programme",
  "tickets",
  "deadline",
  "bookings",
];

const partOfKind: Record<DatedKind, AlongPart> = {
  activity: "activities",
  deadline: "deadline",
  sale_start: "tickets",
  sale_end: "tickets",
  price_step: "tickets",
  code_end: "tickets",
  booking: "bookings",
};

/** The columns of an event that a draft changes, with their new values. */
export function changePatch(event: EventRecord, draft: EventDraft): Record<string, unknown> {
  const before = new Map(Object.entries(columnsOfDraft(draftOfEvent(event))));
  return Object.fromEntries(
    Object.entries(columnsOfDraft(draft)).filter(
      ([column, value]) => JSON.stringify(before.get(column)) !== JSON.stringify(value),
    ),
  );
}

/** The patch that takes another one back. */
export function undoPatch(
  event: EventRecord,
  patch: Record<string, unknown>,
): Record<string, unknown> {
  const before = new Map(Object.entries(columnsOfDraft(draftOfEvent(event))));
  return Object.fromEntries(Object.keys(patch).map((column) => [column, before.get(column)]));
}

/** Whether a patch moves the event, so that something may have to move along. */
export function movesEvent(patch: Record<string, unknown>): boolean {
  return "start_local" in patch;
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

/** Which parts an outcome speaks of: what moved, and what stayed although the event moved. */
export function partsConcerned({ dates }: EventChange): AlongPart[] {
  const parts = new Set<AlongPart>(
    dates.flatMap(({ moves, stays }) => [...moves, ...stays]).map(({ kind }) => partOfKind[kind]),
  );
  if (dates.some(({ programme }) => programme !== null)) parts.add("programme");
  return alongParts.filter((part) => parts.has(part));
}

/** Whether a change needs no question: one event, nothing hangs on it, nobody has to be told. */
export function isPlain(change: EventChange): boolean {
  return change.people === 0 && change.dates.length === 1 && partsConcerned(change).length === 0;
}

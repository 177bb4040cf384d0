import { eventNameMaxLength } from "./events.rules.ts";
import type { DraftErrors, EventRecord } from "./events.types.ts";
import { eventCopiesCopy } from "./event-copies.copy.ts";
import type { CopyDraft, CopyRhythm } from "./event-copies.types.ts";

/** The most copies that one step makes, as the database takes them. */
export const mostCopies = 30;

const daysApart: Record<Exclude<CopyRhythm, "monthly">, number> = {
  once: 0,
  daily: 1,
  weekly: 7,
  fortnightly: 14,
};

/** A first draft: the same hour on the same weekday, the first week that is still ahead (`nowMs`). */
export function newCopyDraft(
  event: Pick<EventRecord, "name" | "startLocal">,
  nowMs: number,
): CopyDraft {
  const weekMs = 7 * 86_400_000;
  const start = Date.parse(`${event.startLocal}Z`);
  const weeks = Math.max(1, Math.ceil((nowMs - start) / weekMs) + 1);
  return {
    name: event.name,
    firstStart: wallText(start + weeks * weekMs),
    rhythm: "once",
    count: 4,
    withTickets: true,
  };
}

/**
 * The starts of the copies, wall times. A month that has no such day takes its last one, and the
 * month after it the right one again.
 */
export function copyStarts({
  firstStart,
  rhythm,
  count,
}: Pick<CopyDraft, "firstStart" | "rhythm" | "count">): string[] {
  const first = Date.parse(`${firstStart}Z`);
  if (rhythm === "once") return [firstStart];
  return Array.from({ length: count }, (_, index) => {
    if (rhythm === "monthly") return wallText(monthsLater(first, index));
    return wallText(first + index * daysApart[rhythm] * 86_400_000);
  });
}

/** What is wrong with a draft of copies; empty when they can be made. */
export function checkCopyDraft(draft: CopyDraft): DraftErrors<CopyDraft> {
  const { refusal } = eventCopiesCopy;
  const errors: DraftErrors<CopyDraft> = {};
  const name = draft.name.trim();
  if (name === "" || name.length > eventNameMaxLength) errors.name = refusal.name;
  if (Number.isNaN(Date.parse(`${draft.firstStart}Z`))) errors.firstStart = refusal.firstStart;
  const isCount = Number.isInteger(draft.count) && draft.count >= 2 && draft.count <= mostCopies;
  if (draft.rhythm !== "once" && !isCount) errors.count = refusal.count;
  return errors;
}

function monthsLater(wallMs: number, months: number): number {
  const day = new Date(wallMs);
  const lastOfMonth = new Date(
    Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + months + 1, 0),
  ).getUTCDate();
  return Date.UTC(
    day.getUTCFullYear(),
    day.getUTCMonth() + months,
    Math.min(day.getUTCDate(), lastOfMonth),
    day.getUTCHours(),
    day.getUTCMinutes(),
  );
}

function wallText(wallMs: number): string {
  return new Date(wallMs).toISOString().slice(0, 16);
}

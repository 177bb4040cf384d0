import { isTimeZone, toInstant, toWallTime } from "../base/time.rules.ts";
import type { RsvpState } from "../sharing/public-event.types.ts";
import { rsvpCopy } from "./rsvp.copy.ts";
import type {
  AnswerCounts,
  RsvpFilter,
  RsvpLine,
  RsvpSettings,
  RsvpSettingsDraft,
} from "./rsvp.types.ts";

/** A part of the stacked bar. */
export interface AnswerShare {
  state: RsvpState | "pending";
  count: number;
}

/** The parts of the answer bar in their fixed order, each in answers; empty parts are left out. */
export function answerShares(counts: AnswerCounts): AnswerShare[] {
  const shares: AnswerShare[] = [
    { state: "yes", count: counts.yes },
    { state: "maybe", count: counts.maybe },
    { state: "no", count: counts.no },
    { state: "waitlisted", count: counts.waitlisted },
    { state: "pending", count: counts.pending },
  ];
  return shares.filter(({ count }) => count > 0);
}

/** The state of a line; a guest without an answer is pending. */
export function stateOfLine(line: Pick<RsvpLine, "state">): RsvpState | "pending" {
  return line.state ?? "pending";
}

/** How many lines each filter shows. */
export function countByState(lines: readonly RsvpLine[]): Record<RsvpFilter, number> {
  const counts: Record<RsvpFilter, number> = {
    all: lines.length,
    yes: 0,
    maybe: 0,
    no: 0,
    waitlisted: 0,
    pending: 0,
  };
  for (const line of lines) counts[stateOfLine(line)] += 1;
  return counts;
}

/** The settings of an event, as they stand in the form. */
export function draftOfRsvpSettings(settings: RsvpSettings, timeZone: string): RsvpSettingsDraft {
  return {
    isEnabled: settings.rsvpEnabled,
    isBesideTickets: settings.answersWithTickets,
    deadlineLocal: settings.rsvpDeadline ? toWallTime(settings.rsvpDeadline, timeZone) : "",
    capacity: settings.capacity === null ? "" : String(settings.capacity),
    maxPartySize: String(settings.maxPartySize),
    hasWaitlist: settings.waitlistEnabled,
  };
}

function wholeNumber(text: string): number | null {
  return /^\d{1,7}$/.test(text.trim()) ? Number(text) : null;
}

function deadlineOf(wallTime: string, timeZone: string): string | null {
  const isWallTime = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(wallTime);
  if (!isWallTime || !isTimeZone(timeZone) || Number.isNaN(Date.parse(wallTime))) return null;
  return toInstant(wallTime, timeZone).instant;
}

/** Checks how answers shall be taken against the event and who is coming already. */
export function checkRsvpSettings(
  draft: RsvpSettingsDraft,
  event: { timeZone: string; endDate: string; comingHeads: number },
):
  | { ok: true; input: RsvpSettings }
  | { ok: false; errors: Partial<Record<keyof RsvpSettingsDraft, string>> } {
  const { refusal } = rsvpCopy;
  const errors: Partial<Record<keyof RsvpSettingsDraft, string>> = {};
  const hasDeadline = draft.deadlineLocal !== "";
  const deadline = hasDeadline ? deadlineOf(draft.deadlineLocal, event.timeZone) : null;
  if (hasDeadline && !deadline) errors.deadlineLocal = refusal.deadline;
  if (deadline && Date.parse(deadline) > Date.parse(event.endDate)) {
    errors.deadlineLocal = refusal.deadlineAfterEnd;
  }
  const capacity = draft.capacity.trim() === "" ? null : wholeNumber(draft.capacity);
  if (draft.capacity.trim() !== "" && !capacity) errors.capacity = refusal.capacity;
  if (capacity && capacity < event.comingHeads) {
    errors.capacity = refusal.capacityTaken(event.comingHeads);
  }
  const maxPartySize = wholeNumber(draft.maxPartySize);
  if (!maxPartySize || maxPartySize > 100) errors.maxPartySize = refusal.partySize;
  if (Object.keys(errors).length > 0 || !maxPartySize) return { ok: false, errors };
  return {
    ok: true,
    input: {
      rsvpEnabled: draft.isEnabled,
      answersWithTickets: draft.isBesideTickets,
      rsvpDeadline: deadline,
      capacity,
      maxPartySize,
      waitlistEnabled: draft.hasWaitlist,
    },
  };
}

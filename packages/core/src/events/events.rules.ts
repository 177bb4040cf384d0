import { calendarDays, isTimeZone, toInstant } from "../base/time.rules.ts";
import type { WallSpan } from "../base/time.types.ts";
import type { EventKind } from "../sharing/public-event.types.ts";
import { eventsCopy } from "./events.copy.ts";
import type {
  DraftErrors,
  EventDraft,
  EventFilter,
  EventPhase,
  EventRecord,
  EventStatus,
} from "./events.types.ts";

/** The longest name of an event, as the database keeps it. */
export const eventNameMaxLength = 200;

/** Whether an address carries a well-formed event id. */
export function isEventId(text: string): boolean {
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);
}

/** Where an event stands at a moment (`nowMs` since 1970). */
export function eventPhase(
  event: Pick<EventRecord, "status" | "startDate" | "endDate">,
  nowMs: number,
): EventPhase {
  if (event.status !== "published") return event.status;
  if (nowMs < Date.parse(event.startDate)) return "upcoming";
  return nowMs < Date.parse(event.endDate) ? "ongoing" : "ended";
}

/** How long it still is to an event, in the days of its place; null once it has begun or is not to be. */
export function daysToGo(
  event: Pick<EventRecord, "status" | "startDate" | "endDate" | "timeZone">,
  nowMs: number,
): string | null {
  if (event.status !== "draft" && event.status !== "published") return null;
  if (nowMs >= Date.parse(event.startDate)) return null;
  const days = calendarDays(new Date(nowMs).toISOString(), event.startDate, event.timeZone);
  if (days === 0) return "Today";
  return days === 1 ? "Tomorrow" : `${days} days to go`;
}

/** The filter, besides all, that shows an event. */
export function filterOfPhase(phase: EventPhase): Exclude<EventFilter, "all"> {
  if (phase === "ongoing") return "upcoming";
  return phase === "ended" ? "past" : phase;
}

/** Whether a filter shows an event. */
export function matchesFilter(phase: EventPhase, filter: EventFilter): boolean {
  return filter === "all" ? phase !== "archived" : filterOfPhase(phase) === filter;
}

/** Whether an event can be put away: a draft, or what is over or called off; nobody waits for it. */
export function canArchive(phase: EventPhase): boolean {
  return phase === "draft" || phase === "ended" || phase === "cancelled";
}

/** Whether people may still be invited and reminded: not once it is over, called off or put away. */
export function isStillToCome(phase: EventPhase): boolean {
  return phase === "draft" || phase === "upcoming" || phase === "ongoing";
}

/** What an archived event becomes again: as it was when it was put away. */
export function restoredStatus(
  event: Pick<EventRecord, "publishedAt" | "cancelledAt">,
): EventStatus {
  if (event.cancelledAt !== null) return "cancelled";
  return event.publishedAt === null ? "draft" : "published";
}

function readWallTime(wallTime: string, timeZone: string) {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(wallTime) || !isTimeZone(timeZone)) return null;
  if (Number.isNaN(Date.parse(`${wallTime}Z`))) return null;
  return toInstant(wallTime, timeZone);
}

/** Whether text is an address that a browser may open: http or https. */
export function isWebAddress(text: string): boolean {
  return /^https?:$/.test(URL.parse(text)?.protocol ?? "");
}

/** What is wrong with a draft; empty when it can be kept. */
export function checkEventDraft(draft: EventDraft): DraftErrors<EventDraft> {
  const { refusal } = eventsCopy;
  const errors: DraftErrors<EventDraft> = {};
  const name = draft.name.trim();
  if (name === "") errors.name = refusal.nameMissing;
  else if (name.length > eventNameMaxLength) errors.name = refusal.nameTooLong;
  if (!isTimeZone(draft.timeZone)) errors.timeZone = refusal.timeZone;
  const start = readWallTime(draft.startLocal, draft.timeZone);
  const end = readWallTime(draft.endLocal, draft.timeZone);
  if (!start && !errors.timeZone) errors.startLocal = refusal.start;
  if (!end && !errors.timeZone) errors.endLocal = refusal.end;
  if (start && end && end.instant <= start.instant) errors.endLocal = refusal.endBeforeStart;
  const online = draft.onlineUrl.trim();
  if (draft.kind !== "in_person" && online !== "" && !isWebAddress(online)) {
    errors.onlineUrl = refusal.onlineUrl;
  }
  return errors;
}

/** What to say where a draft lies in the past; null where it is still to come, or not a time yet. */
export function pastNotice(
  { startLocal, endLocal, timeZone }: Pick<EventDraft, "startLocal" | "endLocal" | "timeZone">,
  nowMs: number,
): string | null {
  const start = readWallTime(startLocal, timeZone);
  const end = readWallTime(endLocal, timeZone);
  if (!start || !end || Date.parse(start.instant) > nowMs) return null;
  return Date.parse(end.instant) > nowMs ? eventsCopy.past.begun : eventsCopy.past.over;
}

/** A first draft: the evening of the third Saturday from now, so that only a name is missing. */
export function newEventDraft(
  nowMs: number,
  defaults: Pick<EventDraft, "timeZone" | "eventTypeId" | "coverSeed" | "currency" | "locale">,
): EventDraft {
  const day = new Date(nowMs);
  day.setUTCDate(day.getUTCDate() + ((6 - day.getUTCDay() + 7) % 7) + 21);
  const date = day.toISOString().slice(0, 10);
  return {
    name: "",
    description: "",
    kind: "in_person",
    startLocal: `${date}T18:00`,
    endLocal: `${date}T22:00`,
    locationName: "",
    address: "",
    onlineUrl: "",
    venueId: null,
    coverUrl: null,
    coverLook: null,
    visibility: "unlisted",
    hostNames: [],
    goalMinor: null,
    ...defaults,
  };
}

/** The draft that changes an event that is there. */
export function draftOfEvent(event: EventRecord): EventDraft {
  return {
    name: event.name,
    description: event.description ?? "",
    eventTypeId: event.eventTypeId,
    kind: event.kind,
    startLocal: event.startLocal,
    endLocal: event.endLocal,
    timeZone: event.timeZone,
    locationName: event.locationName ?? "",
    address: event.address ?? "",
    onlineUrl: event.onlineUrl ?? "",
    venueId: event.venueId,
    coverUrl: event.coverUrl,
    coverSeed: event.coverSeed,
    coverLook: event.coverLook,
    currency: event.currency,
    locale: event.locale,
    visibility: event.visibility,
    hostNames: event.hostNames,
    goalMinor: event.goalMinor,
  };
}

/** Moves the end along when the start moves, so that the event keeps its length. */
export function endAfterMove(startBefore: string, startNow: string, end: string): string {
  const moved = Date.parse(`${startNow}Z`) - Date.parse(`${startBefore}Z`);
  const target = new Date(Date.parse(`${end}Z`) + moved);
  return Number.isNaN(target.getTime()) ? end : target.toISOString().slice(0, 16);
}

/** The same days without hours: from midnight to the last minute. */
export function inAllDay({ startLocal, endLocal }: WallSpan): WallSpan {
  const first = startLocal.slice(0, 10);
  const last = endLocal.slice(0, 10);
  // What ends in the morning after is a night, not a further day.
  const isNight =
    endLocal.slice(11) < "12:00" &&
    endLocal < endAfterMove("2000-01-01T00:00", "2000-01-01T16:00", startLocal);
  return { startLocal: `${first}T00:00`, endLocal: `${isNight ? first : last}T23:59` };
}

/** The same days with hours again (`HH:mm`); an end before the start falls on the day after. */
export function withClocks(
  { startLocal, endLocal }: WallSpan,
  clocks: { start: string; end: string },
): WallSpan {
  const from = `${startLocal.slice(0, 10)}T${clocks.start}`;
  const to = `${endLocal.slice(0, 10)}T${clocks.end}`;
  const isNight = to <= from;
  return {
    startLocal: from,
    endLocal: isNight ? endAfterMove("2000-01-01T00:00", "2000-01-02T00:00", to) : to,
  };
}

const hasPlace = (kind: EventKind, place: string | null, online: string | null) =>
  (kind === "online" || Boolean(place)) && (kind === "in_person" || Boolean(online));

/** What an event cannot go out without, and has not got. */
export function missingToPublish(event: EventRecord): ("when" | "place")[] {
  const hasWhen = Date.parse(event.endDate) > Date.parse(event.startDate);
  const isSomewhere = hasPlace(event.kind, event.locationName ?? event.address, event.onlineUrl);
  return [...(hasWhen ? [] : ["when" as const]), ...(isSomewhere ? [] : ["place" as const])];
}

/** A title in two voices: what follows the first colon is set in italics on its own line. */
export function titleParts(name: string): { lead: string; rest: string | null; isLong: boolean } {
  const at = name.indexOf(":");
  const rest = at > 0 ? name.slice(at + 1).trim() : "";
  const lead = rest ? name.slice(0, at + 1) : name;
  return { lead, rest: rest || null, isLong: name.length > 48 };
}

const coverMaxBytes = 10 * 1024 * 1024;

/** Why a file cannot be a cover; null when it can. */
export function coverProblem(file: { type: string; size: number }): string | null {
  const { cover } = eventsCopy.refusal;
  if (/^image\/hei[cf]/.test(file.type)) return cover.heic;
  const isPicture = ["image/jpeg", "image/png", "image/webp"].includes(file.type);
  return isPicture && file.size <= coverMaxBytes ? null : cover.kind;
}

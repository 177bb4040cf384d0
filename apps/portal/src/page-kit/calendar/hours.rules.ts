import { daysAfter } from "@jubilee/core/schedule/calendar-days.rules";
import { isAllDay } from "@jubilee/core/base/time.rules";

/** Moves go by quarters of an hour. */
export const stepMinutes = 15;

const [minuteMs, dayMs] = [60_000, 86_400_000];
const wallMs = (wall: string) => Date.parse(`${wall}Z`);
const wallOf = (ms: number) => new Date(ms).toISOString().slice(0, 16);

/** What stands in a calendar by wall times `YYYY-MM-DDTHH:mm`. */
export interface Timed {
  startLocal: string;
  endLocal: string;
}

/** How far something is moved. */
export interface Shift {
  days: number;
  minutes: number;
}

/** Minutes since midnight of a wall time. */
export function minuteOfDay(wall: string): number {
  return Number(wall.slice(11, 13)) * 60 + Number(wall.slice(14, 16));
}

/** How many minutes something takes on the clocks at its place. */
export function minutesOf({ startLocal, endLocal }: Timed): number {
  return (wallMs(endLocal) - wallMs(startLocal)) / minuteMs;
}

/** Times some days and minutes later or, with negative numbers, earlier; the length stays. */
export function shiftedTimes({ startLocal, endLocal }: Timed, by: Shift): Timed {
  const ms = by.days * dayMs + by.minutes * minuteMs;
  return { startLocal: wallOf(wallMs(startLocal) + ms), endLocal: wallOf(wallMs(endLocal) + ms) };
}

/** Whether something fills days rather than hours, and so stands above them. */
export function isLong(entry: Timed): boolean {
  return isAllDay(entry) || minutesOf(entry) >= 24 * 60;
}

/** What of an entry falls on one day: from and to in minutes since its midnight. */
export interface DayPart<Entry> extends Timed {
  entry: Entry;
  from: number;
  to: number;
}

/** The parts of entries that fall on a day, each within it. */
export function partsOn<Entry extends Timed>(
  entries: readonly Entry[],
  day: string,
): DayPart<Entry>[] {
  const [first, last] = [`${day}T00:00`, `${daysAfter(day, 1)}T00:00`];
  return entries
    .filter(({ startLocal, endLocal }) => startLocal < last && endLocal > first)
    .map((entry) => {
      const startLocal = entry.startLocal < first ? first : entry.startLocal;
      const endLocal = entry.endLocal > last ? last : entry.endLocal;
      const from = minuteOfDay(startLocal);
      return { entry, startLocal, endLocal, from, to: from + minutesOf({ startLocal, endLocal }) };
    });
}

/** The hours that are shown: those of a working day at least, and all that something stands in. */
export function hoursAround(parts: readonly { from: number; to: number }[]) {
  const from = Math.min(8, ...parts.map((part) => Math.floor(part.from / 60)));
  const to = Math.max(20, ...parts.map((part) => Math.ceil(part.to / 60)));
  return { from, to: Math.min(to, 24) };
}

export interface LaidOut<Entry> {
  entry: Entry;
  /** Which of the lanes, from 0; several stand side by side where times overlap. */
  lane: number;
  lanes: number;
}

/** Puts entries side by side where they overlap. */
export function layOut<Entry extends Timed>(entries: readonly Entry[]): LaidOut<Entry>[] {
  const laid: LaidOut<Entry>[] = [];
  let group: LaidOut<Entry>[] = [];
  let groupEnd = "";
  const ends: string[] = [];
  for (const entry of entries.toSorted((a, b) => a.startLocal.localeCompare(b.startLocal))) {
    if (entry.startLocal >= groupEnd) {
      group = [];
      ends.length = 0;
    }
    const free = ends.findIndex((end) => end <= entry.startLocal);
    const lane = free === -1 ? ends.length : free;
    ends[lane] = entry.endLocal;
    const placed = { entry, lane, lanes: 1 };
    group.push(placed);
    laid.push(placed);
    for (const one of group) one.lanes = ends.length;
    groupEnd = group.reduce(
      (end, one) => (one.entry.endLocal > end ? one.entry.endLocal : end),
      "",
    );
  }
  return laid;
}

/** What a word of a title needs. */
const [dayPx, lanePx] = [108, 96];

/** The columns of a grid of days: one where several stand side by side takes the room they need. */
export function columnsFor(entries: readonly Timed[], days: readonly string[]): string {
  if (days.length === 1) return "minmax(0, 1fr)";
  const short = entries.filter((entry) => !isLong(entry));
  return days
    .map((day) => {
      const lanes = Math.max(1, ...layOut(partsOn(short, day)).map((part) => part.lanes));
      return `minmax(${lanes > 1 ? Math.max(dayPx, lanes * lanePx) : dayPx}px, 1fr)`;
    })
    .join(" ");
}

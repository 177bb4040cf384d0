import { calendarFile } from "./calendar-file.ts";
import { wholeDays } from "@jubilee/core/base/time.rules";
import ICAL from "ical.js";

const zones = Intl.supportedValuesOf("timeZone");
const hourMs = 3_600_000;
const minuteMs = 60_000;

/** A chain of numbers from 0 to 1 that is the same for the same seed. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/**
 * Writes events of random zones and days between 2020 and 2045, one in three of them within two
 * days of a change of the clocks in spring or autumn, and reads each with an independent parser.
 * Whole days are no times and have tests of their own.
 * @returns what was read otherwise than it was meant, in words
 */
export function misreadDates(random: () => number, runs: number): string[] {
  const misread: string[] = [];
  for (let run = 0; run < runs; run += 1) {
    const timeZone = zones[Math.floor(random() * zones.length)] ?? "UTC";
    const start = startOf(random);
    const end = start + Math.ceil(random() * 72 * 60) * minuteMs;
    const [startDate, endDate] = [start, end].map((ms) => new Date(ms).toISOString());
    if (startDate && endDate && wholeDays({ startDate, endDate, timeZone })) continue;
    const read = readBack(timeZone, start, end);
    if (read.start === start && read.end === end) continue;
    const [meant, got] = [start, read.start].map((ms) => new Date(ms).toISOString());
    misread.push(`${timeZone}: ${meant} was read as ${got}`);
  }
  return misread;
}

/** Weeks in which most zones change their clocks, as day of the year. */
const changeDays = [67, 88, 94, 277, 298, 305];

function startOf(random: () => number): number {
  const year = 2020 + Math.floor(random() * 26);
  const nearChange = random() < 1 / 3;
  const day = nearChange
    ? (changeDays[Math.floor(random() * changeDays.length)] ?? 0) + random() * 4 - 2
    : random() * 365;
  const ms = Date.UTC(year, 0, 1) + day * 24 * hourMs;
  return Math.floor(ms / minuteMs) * minuteMs;
}

function readBack(timeZone: string, start: number, end: number): { start: number; end: number } {
  const text = calendarFile({
    uid: "run",
    sequence: 0,
    status: "published",
    name: "Run",
    description: null,
    startDate: new Date(start).toISOString(),
    endDate: new Date(end).toISOString(),
    timeZone,
    locationName: null,
    address: null,
    onlineUrl: null,
    pageUrl: null,
    updatedAt: "2026-01-01T00:00:00Z",
  });
  const calendar = new ICAL.Component(ICAL.parse(text));
  ICAL.TimezoneService.reset();
  for (const zone of calendar.getAllSubcomponents("vtimezone")) ICAL.TimezoneService.register(zone);
  const event = new ICAL.Event(calendar.getFirstSubcomponent("vevent") ?? undefined);
  return {
    start: event.startDate.toJSDate().getTime(),
    end: event.endDate.toJSDate().getTime(),
  };
}

import { offsetMinutes } from "./time.rules.ts";
import { zoneChanges, type ZoneChange } from "./zone-changes.rules.ts";

const minuteMs = 60_000;
const weekdays = ["SU", "MO", "TU", "WE", "TH", "FR", "SA"] as const;
const blocks = new Map<string, string>();
const blocksAtMost = 500;

/**
 * A zone as a VTIMEZONE block of iCalendar (RFC 5545, 3.6.5), from the same clocks that make the
 * product's instants. Good from a year before `start` to a year after `end`; where the zone changes
 * by a yearly rule the block says so and is good for later entries too. Lines end with CR LF.
 */
export function zoneBlock(timeZone: string, start: string, end: string): string {
  const firstYear = new Date(start).getUTCFullYear() - 1;
  const lastYear = new Date(end).getUTCFullYear() + 1;
  const key = `${timeZone}/${firstYear}/${lastYear}`;
  const known = blocks.get(key);
  if (known !== undefined) return known;
  const block = write(timeZone, firstYear, lastYear);
  if (blocks.size >= blocksAtMost) blocks.clear();
  blocks.set(key, block);
  return block;
}

function write(timeZone: string, firstYear: number, lastYear: number): string {
  const from = Date.UTC(firstYear, 0, 1);
  const changes = zoneChanges(timeZone, from, Date.UTC(lastYear + 1, 0, 1));
  const alike = [...Map.groupBy(changes, signatureOf).values()];
  const years = lastYear - firstYear + 1;
  const isYearly = alike.length > 0 && alike.every((group) => group.length === years);
  const parts = isYearly
    ? alike.flatMap(([first]) => (first ? changePart(first, ruleOf(first)) : []))
    : [...usualPart(timeZone, from), ...changes.flatMap((change) => changePart(change, null))];
  return ["BEGIN:VTIMEZONE", `TZID:${timeZone}`, ...parts, "END:VTIMEZONE"].join("\r\n");
}

/** What holds before the first change that is written. */
function usualPart(timeZone: string, fromMs: number): string[] {
  const usual = offsetMinutes(new Date(fromMs).toISOString(), timeZone);
  return part({ at: 0, offsetFrom: usual, offsetTo: usual }, "19700101T000000", null);
}

function changePart(change: ZoneChange, rule: string | null): string[] {
  return part(change, wallTime(change), rule);
}

/** Clocks are put forward for DAYLIGHT and back for STANDARD. */
function part({ offsetFrom, offsetTo }: ZoneChange, start: string, rule: string | null): string[] {
  const name = offsetTo > offsetFrom ? "DAYLIGHT" : "STANDARD";
  return [
    `BEGIN:${name}`,
    `DTSTART:${start}`,
    ...(rule === null ? [] : [`RRULE:${rule}`]),
    `TZOFFSETFROM:${offset(offsetFrom)}`,
    `TZOFFSETTO:${offset(offsetTo)}`,
    `END:${name}`,
  ];
}

/** Changes of the same law have the same signature: day of the year's rule, time, offsets. */
function signatureOf(change: ZoneChange): string {
  return `${ruleOf(change)} ${wallTime(change).slice(8)} ${change.offsetFrom} ${change.offsetTo}`;
}

/**
 * The yearly rule that a change follows if others of its signature do: `FREQ=YEARLY;BYMONTH=3;
 * BYDAY=-1SU`. A day in the last week of its month counts as the last of its weekday.
 */
function ruleOf({ at, offsetFrom }: ZoneChange): string {
  const local = new Date(at + offsetFrom * minuteMs);
  const [year, month, day] = [local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate()];
  const daysInMonth = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const nth = day > daysInMonth - 7 ? -1 : Math.ceil(day / 7);
  return `FREQ=YEARLY;BYMONTH=${month + 1};BYDAY=${nth}${weekdays[local.getUTCDay()]}`;
}

const two = (value: number) => String(value).padStart(2, "0");

/** `20260329T020000`, on the clocks of before the change. */
function wallTime({ at, offsetFrom }: ZoneChange): string {
  return new Date(at + offsetFrom * minuteMs).toISOString().slice(0, 19).replace(/[-:]/g, "");
}

/** `+0200`. */
function offset(minutes: number): string {
  const whole = Math.abs(minutes);
  return `${minutes < 0 ? "-" : "+"}${two(Math.floor(whole / 60))}${two(whole % 60)}`;
}

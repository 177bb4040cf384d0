import { pollLimits } from "@jubilee/core/planning/polls.rules";
import type { QuestionKind } from "@jubilee/core/planning/polls.types";
import { newOption, type OptionDraft } from "./pollDraft.rules.ts";

export interface PastedOptions {
  options: OptionDraft[];
  /** Lines that are no time, or that there is no room for. */
  left: string[];
}

const timeLine =
  /^(\d{4})-(\d{2})-(\d{2})(?:[ T,]+(\d{1,2}):(\d{2})(?:\s*(?:-|–|to)\s*(\d{1,2}):(\d{2}))?)?$/;
const hour = 60;

/** `2027-05-06 18:30-19:30`, `2027-05-06 18:30` for an hour, `2027-05-06` for the whole day. */
function timeOption(line: string): OptionDraft | null {
  const found = timeLine.exec(line);
  if (!found) return null;
  const [, year, month, day, hours, minutes, endHours, endMinutes] = found;
  const date = `${year}-${month}-${day}`;
  const isDate = !Number.isNaN(Date.parse(date)) && new Date(date).toISOString().startsWith(date);
  if (!isDate) return null;
  if (hours === undefined) {
    return newOption({ allDay: true, startLocal: `${date}T00:00`, endLocal: `${date}T23:59` });
  }
  const start = Number(hours) * hour + Number(minutes);
  const end = endHours === undefined ? start + hour : Number(endHours) * hour + Number(endMinutes);
  if (start >= 24 * hour || (endHours !== undefined && end >= 24 * hour)) return null;
  const wallAt = (minute: number) =>
    new Date(Date.parse(`${date}T00:00Z`) + minute * 60_000).toISOString().slice(0, 16);
  // What ends earlier on the clock than it begins ends on the next day.
  return newOption({
    startLocal: wallAt(start),
    endLocal: wallAt(end <= start ? end + 24 * hour : end),
  });
}

/** Lines of text as options, as many as there is room for. */
export function pastedOptions(text: string, kind: QuestionKind, room: number): PastedOptions {
  const lines = text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean);
  const options: OptionDraft[] = [];
  const left: string[] = [];
  for (const line of lines) {
    const option =
      kind === "date" ? timeOption(line) : newOption({ label: line.slice(0, pollLimits.option) });
    if (option && options.length < room) options.push(option);
    else left.push(line);
  }
  return { options, left };
}

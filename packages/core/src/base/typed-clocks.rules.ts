import type { CalendarNames } from "./calendar-names.rules.ts";
import { isJoining, until } from "./joining-words.rules.ts";

/** Minutes from midnight; an end beyond 24 hours is on the day after. */
export interface FoundClocks {
  start: number;
  end: number | null;
}

const halfDay = 720;
const wholeDay = 1440;

/** One reading of a clock; null for what is none. */
function minutesOf(hours: number, minutes: number, half: "am" | "pm" | undefined): number | null {
  if (minutes > 59 || hours > 24 || (half === "am" && hours > 12)) return null;
  const isNoon = hours === 12;
  const hour = half === "pm" && hours < 12 ? hours + 12 : half === "am" && isNoon ? 0 : hours;
  const all = hour * 60 + minutes;
  return all > wholeDay ? null : all;
}

/** Parts of a day where each means one half of it: 夜1時 is none of the evening, and 昼11時 none of the afternoon. */
const morning = /朝の?\s*(?=(?:[5-9]|1[01])\s*[:時])/g;
const evening = /(?:夕方の?\s*(?=[3-7]\s*[:時])|夜の?\s*(?=(?:[6-9]|1[01])\s*[:時]))/g;

/**
 * The clocks in what is left of a text without its day: `7pm`, `19:00–22:00`, `19h30`, `午後7時`, `7-9 pm`.
 *
 * @returns null where something stands there that is no clock; `none` where nothing stands there.
 */
export function findClocks(
  text: string,
  { halves, patterns: { clock } }: CalendarNames,
): FoundClocks | "none" | null {
  const joined = text
    .replaceAll(morning, "午前")
    .replaceAll(evening, "午後")
    .replaceAll(/(?<!\p{L})(?:([ap])\.?\s?(m)|(\p{L})\.\s?(\p{L})\.)(?!\p{L})/gu, "$1$2$3$4")
    .replaceAll(/[（）()[\],،、;|]/g, " ");
  const matches = [...joined.matchAll(clock)];
  const [first, second] = matches;
  if (matches.length > 2) return null;
  const isLeft = joined
    .replaceAll(clock, " # ")
    .split(/[\s.]+/)
    .some((word) => word !== "" && word !== "#" && !isJoining(word));
  if (isLeft) return null;
  if (!first) return "none";
  const read = ({ groups = {} }: RegExpExecArray) => {
    const { before, after, hours, mark, dotted } = groups;
    const minutes = groups["minutes"] ?? dotted;
    return {
      hours: Number(hours),
      minutes: minutes === "半" ? 30 : Number(minutes ?? 0),
      half: halves.get(after ?? "") ?? halves.get(before ?? ""),
      isMarked: [minutes, mark, after, before].some((part) => part !== undefined),
    };
  };
  const from = read(first);
  if (!second) {
    const start = minutesOf(from.hours, from.minutes, from.half);
    return from.isMarked && start !== null && start < wholeDay ? { start, end: null } : null;
  }
  const to = read(second);
  const between = joined.slice(first.index + first[0].length, second.index);
  if (!until.test(between) || !(from.isMarked || to.isMarked)) return null;
  const end = minutesOf(to.hours, to.minutes, to.half);
  let start = minutesOf(from.hours, from.minutes, from.half ?? to.half);
  // 11 to 1 pm begins before noon.
  if (start !== null && end !== null && !from.half && to.half && start >= end) start -= halfDay;
  if (start === null || end === null || start < 0 || start >= wholeDay) return null;
  return { start, end: end <= start ? end + wholeDay : end };
}

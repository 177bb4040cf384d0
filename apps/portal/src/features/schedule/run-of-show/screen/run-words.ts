import { calendarDays, formatClock } from "@jubilee/core/base/time.rules";
import { counted } from "@jubilee/core/base/words.rules";
import { expectedSpan, minuteMs, stateOf } from "@jubilee/core/schedule/run-of-show.rules";
import type {
  RunAct,
  RunEntry,
  RunPress,
  RunPressed,
  RunPressLine,
} from "@jubilee/core/schedule/run-of-show.types";

/** A clock at the event's place. */
export const clockAt = (ms: number, timeZone: string, locale: string): string =>
  formatClock(new Date(ms).toISOString(), timeZone, locale);

/** `12 min`, `1 h 5 min`, `3 days`. */
export function spanWords(minutes: number): string {
  if (minutes >= 48 * 60) return counted(Math.floor(minutes / (24 * 60)), "day");
  if (minutes < 60) return `${minutes} min`;
  const rest = minutes % 60;
  return rest === 0 ? `${minutes / 60} h` : `${Math.floor(minutes / 60)} h ${rest} min`;
}

/** Two days and more are counted by the calendar at the event's place, as they are everywhere else. */
export function aheadWords(start: number, nowMs: number, timeZone: string): string {
  const minutes = Math.max(0, Math.ceil((start - nowMs) / minuteMs));
  if (minutes < 48 * 60) return `in ${spanWords(minutes)}`;
  const [now, then] = [new Date(nowMs).toISOString(), new Date(start).toISOString()];
  return `in ${counted(calendarDays(now, then, timeZone), "day")}`;
}

/** Whether something is so far ahead that the head of the day says it once. */
export const isDaysAhead = (entry: RunEntry, nowMs: number): boolean =>
  stateOf(entry, nowMs) === "ahead" && expectedSpan(entry).start - nowMs >= 48 * 60 * minuteMs;

/** How something stands, in a few words: "36 min left", "in 12 min", "6 min over". */
export function standingWords(entry: RunEntry, nowMs: number, timeZone: string): string {
  const { start, end } = expectedSpan(entry);
  const minutes = (ms: number) => Math.max(0, Math.ceil(ms / minuteMs));
  switch (stateOf(entry, nowMs)) {
    case "ahead":
      return aheadWords(start, nowMs, timeZone);
    case "running":
      return `${spanWords(minutes(end - nowMs))} left`;
    case "over":
      return nowMs - end < minuteMs
        ? "should be over"
        : `${spanWords(Math.floor((nowMs - end) / minuteMs))} over`;
    default:
      return entry.endedAt ? "done" : "over";
  }
}

/** `+8`, `−5`. */
export const signed = (minutes: number): string =>
  minutes > 0 ? `+${minutes}` : `−${Math.abs(minutes)}`;

const acts: Record<RunAct, string> = {
  start: "started it",
  done: "said it is done",
  late: "changed its time",
  fix: "changed whether it keeps its time",
};

export const takenBackWords = (title: string): string => `${title}: taken back`;

/** The button that takes back what was said last. */
export function takeBackLabel({ act, minutes }: Pick<RunPressLine, "act" | "minutes">): string {
  if (act === "start") return "It has not started";
  if (act === "done") return "It is not over";
  return minutes !== null && minutes < 0
    ? "Take the catching up back"
    : `Take the ${counted(minutes ?? 0, "minute")} back`;
}

/** What was pressed, as one says it: “Supper: 10 minutes later”. */
export function pressWords(press: RunPress, title: string): string {
  switch (press.act) {
    case "start":
      return `${title} has started`;
    case "done":
      return `${title} is done`;
    case "fix":
      return press.isFixed ? `${title} keeps its time` : `${title} goes along with delays`;
    case "undo":
      return takenBackWords(title);
    default:
      return press.minutes < 0
        ? "Back to the plan"
        : `${title}: ${counted(press.minutes, "minute")} later`;
  }
}

/** Who was first, and when: "Ana started it at 19:08". */
export function firstWords(last: RunPressed["last"], clock: (instant: string) => string): string {
  if (!last) return "Somebody changed the schedule meanwhile.";
  const who = last.by ?? "Somebody";
  const did =
    last.act === "late" && last.minutes
      ? `made it ${counted(Math.abs(last.minutes), "minute")} ${last.minutes > 0 ? "later" : "earlier"}`
      : acts[last.act];
  return `${who} ${did} at ${clock(last.at)}.`;
}

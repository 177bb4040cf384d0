import { formatterOf } from "../base/time.rules.ts";
import { counted } from "../base/words.rules.ts";
import type { ChainMove, ChainSpan } from "./task-chains.types.ts";

const dayMs = 86_400_000;

/** “Sunday 23 May” */
export function dayWords(day: string, locale: string, length: "long" | "short" = "long"): string {
  return formatterOf(locale, {
    weekday: length,
    day: "numeric",
    month: length,
    timeZone: "UTC",
  }).format(Date.parse(day));
}

const few = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];

/** “three days” */
function daysWords(days: number): string {
  const count = few[days];
  return count === undefined ? counted(days, "day") : `${count} ${days === 1 ? "day" : "days"}`;
}

function shift(was: string, now: string, what: string, written: string): string {
  const days = Math.round((Date.parse(now) - Date.parse(was)) / dayMs);
  return `${what} ${written}, ${daysWords(Math.abs(days))} ${days < 0 ? "earlier" : "later"}`;
}

/** Where one is put: “To Sunday 23 May, three days later”, “Ends Tuesday 25 May, two days earlier”. */
export function moveTitle(was: ChainSpan | null, to: ChainSpan, locale: string): string {
  if (!was) return `To ${dayWords(to.end, locale)}`;
  const isWhole = was.start === null || (was.start !== to.start && was.end !== to.end);
  if (isWhole || was.end === to.end) {
    const [from, on] = [was.start ?? was.end, to.start ?? to.end];
    return shift(from, on, isWhole ? "To" : "Begins", dayWords(on, locale));
  }
  return shift(was.end, to.end, "Ends", dayWords(to.end, locale));
}

export interface MoveWords {
  /** How many go along; null where nothing waits for it. */
  moves: string | null;
  /** What stays where it is though it waits. */
  stays: readonly string[];
  /** What does not fit any more. */
  breaks: readonly string[];
}

/** What a move does to the others, in sentences. */
export function moveWords(
  move: ChainMove,
  nameOf: (id: string) => string,
  spanOf: (id: string) => ChainSpan | null,
  locale: string,
): MoveWords {
  const { followers, stays, stuck, early } = move;
  const counts = new Set(followers.map(({ days }) => days));
  const [each] = counts.size === 1 ? counts : [];
  const count = counted(followers.length, "task");
  const by =
    each === undefined
      ? "each as far as it must"
      : `${followers.length > 1 ? "each " : ""}by ${daysWords(each)}`;
  const waits = followers.length === 1 ? "waits" : "wait";
  const dated = (id: string) => {
    const end = spanOf(id)?.end;
    return `“${nameOf(id)}” stays${end ? ` on ${dayWords(end, locale)}` : ""}.`;
  };
  return {
    moves: followers.length > 0 ? `Moves ${count} that ${waits} for it, ${by}.` : null,
    stays: stays.slice(0, 2).map(dated),
    breaks: [
      ...stuck.map(({ id, why, end }) =>
        why === "event"
          ? `“${nameOf(id)}” would end on ${dayWords(end, locale)}, after the event. It stays.`
          : `“${nameOf(id)}” hangs on a fixed time and stays, though it waits for this.`,
      ),
      ...early.map(({ before }) => `“${nameOf(before)}” is not done by then.`),
    ],
  };
}

import { formatPrice } from "../money/money.rules.ts";
import type { RsvpState } from "../sharing/public-event.types.ts";
import type { ActivityEntry, AnswersDay } from "./dashboard.types.ts";

/** A chart's own numbers: 0 to 1 across and up. */
export interface ChartLine {
  points: { x: number; y: number }[];
  last: number;
}

/** Everything the answers chart draws, without pixels. */
export interface AnswersChart {
  /** From the top line down to zero. */
  ticks: number[];
  days: { first: string; middle: string | null; last: string };
  coming: ChartLine;
  notComing: ChartLine;
  /** When reminders went out; one too close to the one after it has no words of its own. */
  reminders: ChartMark[];
}

export interface ChartMark {
  day: string;
  x: number;
  isNamed: boolean;
}

const niceSteps = [1, 2, 5, 10];

/** The smallest round number of three equal steps that holds the value. */
export function niceTop(value: number): number {
  const step = Math.max(1, Math.ceil(value / 3));
  const power = 10 ** Math.floor(Math.log10(step));
  const nice = niceSteps.map((factor) => factor * power).find((candidate) => candidate >= step);
  return (nice ?? step) * 3;
}

/** The day before and today are added, so that the line starts at zero and ends today. */
function untilToday(answers: readonly AnswersDay[], today: string): AnswersDay[] {
  const first = answers[0];
  const last = answers.at(-1);
  if (!first || !last) return [];
  const before = new Date(Date.parse(first.day) - 86_400_000).toISOString().slice(0, 10);
  const now = last.day < today ? [{ ...last, day: today }] : [];
  return [{ day: before, coming: 0, notComing: 0 }, ...answers, ...now];
}

/** How much of the width the words of a mark take. */
const namedWidth = 0.25;

/** The last mark always has its words. */
function marks(places: readonly { day: string; x: number }[]): ChartMark[] {
  let nextNamed = Infinity;
  return places
    .toReversed()
    .map((place) => {
      const isNamed = nextNamed - place.x >= namedWidth;
      if (isNamed) nextNamed = place.x;
      return { ...place, isNamed };
    })
    .toReversed();
}

/** The chart of the answers up to `today` (days are `YYYY-MM-DD`); null until there is one. */
export function answersChart(
  answers: readonly AnswersDay[],
  today: string,
  reminderDays: readonly string[] = [],
): AnswersChart | null {
  const days = untilToday(answers, today);
  const first = days[0];
  const last = days.at(-1);
  if (!first || !last) return null;
  const top = niceTop(
    Math.max(...days.map(({ coming, notComing }) => Math.max(coming, notComing))),
  );
  const start = Date.parse(first.day);
  const length = Date.parse(last.day) - start;
  const across = (day: string) => (Date.parse(day) - start) / length;
  const line = (value: (day: AnswersDay) => number): ChartLine => ({
    points: days.map((day) => ({
      x: across(day.day),
      y: value(day) / top,
    })),
    last: value(last),
  });
  const middle = new Date(start + length / 2).toISOString().slice(0, 10);
  return {
    ticks: [top, (top * 2) / 3, top / 3, 0],
    days: { first: first.day, middle: days.length > 4 ? middle : null, last: last.day },
    coming: line(({ coming }) => coming),
    notComing: line(({ notComing }) => notComing),
    reminders: marks(
      reminderDays
        .filter((day) => day >= first.day && day <= last.day)
        .map((day) => ({ day, x: across(day) })),
    ),
  };
}

const answerWords: Record<RsvpState, string> = {
  yes: "is coming",
  maybe: "may come",
  no: "can’t make it",
  waitlisted: "waits for a place",
};

/** What follows the name: `is coming with 3 guests`, `bought 2 tickets, $130`. */
export function activityWords(entry: ActivityEntry, locale: string): string {
  if (entry.kind === "answer") {
    const others = entry.state === "no" ? 0 : entry.partySize - 1;
    const company = others > 0 ? ` with ${others} ${others === 1 ? "guest" : "guests"}` : "";
    return answerWords[entry.state] + company;
  }
  const sum = formatPrice(entry.totalMinor, entry.currency, locale);
  if (entry.kind === "refund") return `got ${sum} back`;
  const tickets = entry.ticketCount === 1 ? "a ticket" : `${entry.ticketCount} tickets`;
  return entry.totalMinor === 0 ? `took ${tickets}` : `bought ${tickets}, ${sum}`;
}

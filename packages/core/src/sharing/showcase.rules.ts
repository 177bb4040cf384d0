/** Reading of showcases, and the days of a month with what happens on them. */
import { readShareLink } from "./share.rules.ts";
import type { Showcase, ShowcaseDraft, ShowcaseEvent, StoredShowcase } from "./showcase.types.ts";

/** What a new showcase begins with: everything public that is still to come. */
export const emptyShowcase: ShowcaseDraft = {
  name: "",
  intro: "",
  layout: "list",
  selection: "filter",
  filterTypeId: null,
  period: "upcoming",
  eventOrder: "soonest",
  sections: ["where", "places", "prices"],
  eventTypeId: "community-type-1",
  locale: "en",
  eventIds: [],
};

/** The same with its link's settings read. */
export function readShowcase({ link, intro, ...rest }: StoredShowcase): Showcase {
  return { ...rest, intro: intro ?? "", link: link && readShareLink(link) };
}

/** What can be changed, without what the server adds. */
export function draftOf(showcase: Showcase): ShowcaseDraft {
  const {
    id: _id,
    coverSeed: _seed,
    shownCount: _count,
    link: _link,
    updatedAt: _at,
    ...draft
  } = showcase;
  return draft;
}

/** An event's state by a clock that moves on after the answer came. */
export function statusAt(event: ShowcaseEvent, nowMs: number): ShowcaseEvent["status"] {
  if (event.status === "cancelled") return event.status;
  return Date.parse(event.endDate) <= nowMs ? "ended" : "published";
}

/** `2027-06` of a wall time or a day. */
export function monthOf(day: string): string {
  return day.slice(0, 7);
}

/** The month so many months later; `2027-01` and -1 is `2026-12`. */
export function monthAfter(month: string, months: number): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  const at = new Date(Date.UTC(year, number - 1 + months, 1));
  return at.toISOString().slice(0, 7);
}

/**
 * The weeks that a month touches, as days `YYYY-MM-DD`.
 *
 * @param firstWeekday 1 for Monday to 7 for Sunday
 */
export function weeksOf(month: string, firstWeekday: number): string[][] {
  const first = new Date(`${month}-01T00:00:00Z`);
  const before = (first.getUTCDay() - (firstWeekday % 7) + 7) % 7;
  const next = Date.parse(`${monthAfter(month, 1)}-01T00:00:00Z`);
  const weeks: string[][] = [];
  for (let day = first.getTime() - before * dayMs; day < next; day += 7 * dayMs) {
    weeks.push(
      Array.from({ length: 7 }, (_, at) => new Date(day + at * dayMs).toISOString().slice(0, 10)),
    );
  }
  return weeks;
}

/** Events whose own days touch this one; a party that ends by six in the morning is the evening's. */
export function eventsOn<Event extends Pick<ShowcaseEvent, "startLocal" | "endLocal">>(
  events: readonly Event[],
  day: string,
): Event[] {
  return events.filter((event) => {
    const [from, to] = [event.startLocal.slice(0, 10), lastDay(event)];
    return from <= day && day <= to;
  });
}

/** The last day that belongs to an event. */
function lastDay({ startLocal, endLocal }: Pick<ShowcaseEvent, "startLocal" | "endLocal">): string {
  const from = startLocal.slice(0, 10);
  if (endLocal.slice(11) > "06:00") return endLocal.slice(0, 10);
  const before = new Date(Date.parse(`${endLocal.slice(0, 10)}T00:00:00Z`) - dayMs);
  const to = before.toISOString().slice(0, 10);
  return to < from ? from : to;
}

/** The month to open with: of the next event, else of the last one, else the present. */
export function firstMonth(events: readonly ShowcaseEvent[], nowMs: number): string {
  const days = events.map(({ startLocal }) => startLocal.slice(0, 10)).toSorted();
  const coming = events
    .filter((event) => statusAt(event, nowMs) === "published")
    .map(({ startLocal }) => startLocal.slice(0, 10))
    .toSorted();
  const today = new Date(nowMs).toISOString().slice(0, 10);
  return monthOf(coming[0] ?? days.at(-1) ?? today);
}

const dayMs = 86_400_000;

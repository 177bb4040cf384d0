import { newActivityDraft } from "../schedule/activities.rules.ts";
import type { ActivityDraft } from "../schedule/activities.types.ts";
import { seedOfSubject } from "./cover-seeds.rules.ts";
import type { EventDraft } from "./events.types.ts";
import type { Blueprint, BlueprintActivity } from "./blueprints.types.ts";
import { blueprintLoaders } from "./blueprints.data.ts";
import type { AnyTemplate } from "./own-templates.types.ts";

const dayMs = 86_400_000;
const isoDay = (ms: number) => new Date(ms).toISOString().slice(0, 10);

/** `day` days after a date `YYYY-MM-DD`, at a clock. */
const wall = (date: string, day: number, clock: string) =>
  `${isoDay(Date.parse(date) + day * dayMs)}T${clock}`;

const after = (wallTime: string, minutes: number) =>
  new Date(Date.parse(`${wallTime}Z`) + minutes * 60_000).toISOString().slice(0, 16);

/** What a template brings; each comes as a file of its own. Null for a template that there is not. */
export async function loadBlueprint(key: string): Promise<Blueprint | null> {
  const load = Object.hasOwn(blueprintLoaders, key) ? blueprintLoaders[key] : undefined;
  return load ? (await load()).blueprint : null;
}

/** The clock at which an activity ends. */
export function endOfActivity({ at, minutes }: BlueprintActivity): string {
  return after(wall("2026-01-01", 0, at), minutes).slice(11);
}

/** When an event of a blueprint begins and ends that has its first day on a date: with its programme. */
export function hoursOf(
  { activities }: Pick<Blueprint, "activities">,
  date: string,
): { startLocal: string; endLocal: string } {
  const starts = activities.map(({ day, at }) => wall(date, day, at));
  const ends = activities.map(({ day, at, minutes }) => after(wall(date, day, at), minutes));
  return {
    startLocal: starts.toSorted()[0] ?? `${date}T18:00`,
    endLocal: ends.toSorted().at(-1) ?? `${date}T22:00`,
  };
}

/** Days from the first thing to do until the event. */
export function leadOf({ tasks, activities }: Pick<Blueprint, "tasks" | "activities">): number {
  const days = tasks.map(({ from, days: apart, activity }) =>
    from === "activity"
      ? apart + (activities.find(({ title }) => title === activity)?.day ?? 0)
      : apart,
  );
  return Math.max(0, ...days.map((day) => -day));
}

/**
 * The draft that a template makes of an empty one: its kind, words and hours, on its weekday once
 * there is time for all its tasks, or on the day that was asked for. The name stays the planner's own.
 */
export function draftOfTemplate(
  { eventTypeId, subject }: Pick<AnyTemplate, "eventTypeId"> & { subject?: AnyTemplate["subject"] },
  blueprint: Blueprint,
  blank: EventDraft,
  { nowMs, day }: { nowMs: number; day: string | null },
): EventDraft {
  const earliest = new Date(nowMs + Math.max(14, leadOf(blueprint)) * dayMs);
  const wait = (blueprint.weekday - earliest.getUTCDay() + 7) % 7;
  const date = day ?? isoDay(earliest.getTime() + wait * dayMs);
  return {
    ...blank,
    description: blueprint.story,
    eventTypeId,
    coverSeed: seedOfSubject(subject ?? null, blank.coverSeed),
    ...hoursOf(blueprint, date),
  };
}

/** The activities that a blueprint brings to an event which begins at a wall time; a later hour moves them all. */
export function programmeOf(
  { activities }: Pick<Blueprint, "activities">,
  startLocal: string,
): ActivityDraft[] {
  const date = startLocal.slice(0, 10);
  const blank = newActivityDraft({ startLocal }, []);
  const usual = hoursOf({ activities }, date).startLocal;
  // An event that takes all day says nothing of an hour.
  const isAllDay = startLocal.slice(11) === "00:00";
  const later = isAllDay ? 0 : (Date.parse(`${startLocal}Z`) - Date.parse(`${usual}Z`)) / 60_000;
  return activities.map(({ title, kind, note, room, day, at, minutes }) => ({
    ...blank,
    title,
    kind,
    room,
    description: note,
    startLocal: after(wall(date, day, at), later),
    endLocal: after(wall(date, day, at), later + minutes),
  }));
}

import { hoursOf, leadOf } from "./blueprints.rules.ts";
import type { Blueprint, BlueprintTask } from "./blueprints.types.ts";

const dayMs = 86_400_000;

/** What a template wants more time for than there is. */
export interface ShortTime {
  /** Whole days from today to the event's first. */
  daysLeft: number;
  /** How many days before the event the template begins. */
  lead: number;
  /** How many of its tasks would be late at once. */
  tasks: number;
  /** How many of its mails would be too late. */
  mails: number;
}

/** The day of an activity, by its title; the first day where there is none. */
const dayOf = ({ activities }: Pick<Blueprint, "activities">, activity: string | null) =>
  activities.find(({ title }) => title === activity)?.day ?? 0;

/** How many days before the event's first a task is due; null after its end. */
function daysBefore(blueprint: Blueprint, { from, days, activity }: BlueprintTask): number | null {
  if (from === "end") return null;
  return -(days + (from === "activity" ? dayOf(blueprint, activity) : 0));
}

/** Its hour is over on the day on which so many days are left, by a clock `HH:mm`. */
const isOver = ({ at }: BlueprintTask, clock: string): boolean => at !== null && at <= clock;

/**
 * What would be past already, by the wall time of now, at an event that begins at a wall time; null
 * where there is time for all, and for an event that is over. A day without a clock has none.
 */
export function shortTimeOf(
  blueprint: Blueprint,
  startLocal: string,
  now: string,
): ShortTime | null {
  const daysLeft = Math.round(
    (Date.parse(startLocal.slice(0, 10)) - Date.parse(now.slice(0, 10))) / dayMs,
  );
  if (daysLeft < 0) return null;
  const clock = now.slice(11, 16);
  const tasks = blueprint.tasks.filter((task) => {
    const before = daysBefore(blueprint, task);
    if (before === null || before < daysLeft) return false;
    return before > daysLeft || isOver(task, clock);
  }).length;
  // Today's nine o'clock may be over: a mail goes tomorrow at the earliest.
  const mails = blueprint.mails.filter(
    ({ timing }) => timing.from === "start" && -timing.days >= Math.max(1, daysLeft),
  ).length;
  return tasks + mails === 0 ? null : { daysLeft, lead: leadOf(blueprint), tasks, mails };
}

/** Brings so many days into fewer: the nearer half stays as it is, what is farther moves closer together. */
function closer(days: number, lead: number, left: number): number {
  const kept = Math.floor(left / 2);
  if (lead <= left || days <= kept) return Math.min(days, left);
  return kept + Math.floor(((days - kept) * (left - kept)) / (lead - kept));
}

/**
 * The same blueprint in the days that are left: in its order, and nothing before today, or before
 * `clock`, `HH:mm`, of today: what would be is due in the course of it.
 */
export function fitted(blueprint: Blueprint, daysLeft: number, clock = ""): Blueprint {
  const lead = Math.max(
    leadOf(blueprint),
    ...blueprint.mails.map(({ timing }) => (timing.from === "start" ? -timing.days : 0)),
  );
  return {
    ...blueprint,
    tasks: blueprint.tasks.map((task) => {
      const before = daysBefore(blueprint, task);
      if (before === null) return task;
      const left = before <= 0 ? before : closer(before, lead, daysLeft);
      const days = task.days + before - left;
      return left === daysLeft && isOver(task, clock)
        ? { ...task, days, at: null }
        : { ...task, days };
    }),
    mails: blueprint.mails.map((mail) =>
      mail.timing.from === "start" && mail.timing.days < 0
        ? {
            ...mail,
            timing: {
              ...mail.timing,
              days: -closer(-mail.timing.days, lead, Math.max(0, daysLeft - 1)),
            },
          }
        : mail,
    ),
  };
}

/** A blueprint as an event that begins at a wall time can still use it, by the wall time of now. */
export function inTimeFor(blueprint: Blueprint, startLocal: string, now: string): Blueprint {
  const short = shortTimeOf(blueprint, startLocal, now);
  return short ? fitted(blueprint, short.daysLeft, now.slice(11)) : blueprint;
}

const minutesOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));

/**
 * A clock on the day itself, as minutes from when the event or the activity begins, or from the
 * end: it moves with their hours. An event that takes all day has none to tell it from.
 */
export function minutesFrom(
  { from, activity, days, at }: BlueprintTask,
  { activities }: Pick<Blueprint, "activities">,
  startLocal: string,
): number | null {
  if (at === null || days !== 0) return null;
  const hours = hoursOf({ activities }, startLocal.slice(0, 10));
  const isAllDay = startLocal.slice(11) === "00:00";
  const usual = {
    activity: activities.find(({ title }) => title === activity)?.at,
    start: isAllDay ? undefined : hours.startLocal.slice(11),
    end: isAllDay ? undefined : hours.endLocal.slice(11),
  }[from];
  return usual === undefined ? null : minutesOf(at) - minutesOf(usual);
}

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

/**
 * What would be past already at an event that begins at a wall time; null where there is time for
 * all, and for an event that is over.
 */
export function shortTimeOf(
  blueprint: Blueprint,
  startLocal: string,
  today: string,
): ShortTime | null {
  const daysLeft = Math.round(
    (Date.parse(startLocal.slice(0, 10)) - Date.parse(today.slice(0, 10))) / dayMs,
  );
  if (daysLeft < 0) return null;
  const tasks = blueprint.tasks.filter(
    ({ from, days, activity }) =>
      from !== "end" && -(days + (from === "activity" ? dayOf(blueprint, activity) : 0)) > daysLeft,
  ).length;
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

/** The same blueprint in the days that are left: in its order, and nothing before today. */
export function fitted(blueprint: Blueprint, daysLeft: number): Blueprint {
  const lead = Math.max(
    leadOf(blueprint),
    ...blueprint.mails.map(({ timing }) => (timing.from === "start" ? -timing.days : 0)),
  );
  return {
    ...blueprint,
    tasks: blueprint.tasks.map((task) => {
      const day = task.from === "activity" ? dayOf(blueprint, task.activity) : 0;
      const before = -(task.days + day);
      if (task.from === "end" || before <= 0) return task;
      return { ...task, days: -closer(before, lead, daysLeft) - day };
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

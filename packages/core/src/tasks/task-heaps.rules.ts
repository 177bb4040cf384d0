/** What lies ahead in a long list: told apart by next week and then by months, so that nothing is a heap. */
import { formatterOf } from "../base/time.rules.ts";
import { daysToDue, type TaskClock } from "./tasks.rules.ts";
import type { TaskRow } from "./tasks.types.ts";

/** What is asked of a task: when it is due. */
type Due = Pick<TaskRow, "dueLocal" | "timeZone">;

/** So many tasks are looked over at a glance. */
const mostAtAGlance = 12;

/** Next week, or a month `YYYY-MM`; null without a day. */
function pileOf(task: Due, clock: TaskClock): string | null {
  const days = daysToDue(task, clock);
  if (days === null || task.dueLocal === null) return null;
  const untilSunday = clock.today(task.timeZone).leftInWeek;
  return days > untilSunday && days <= untilSunday + 7 ? "next week" : task.dueLocal.slice(0, 7);
}

/**
 * In which pile each task of a group lies that has more than is looked over at a glance; null where the
 * group is short, or would be one pile all the same. Piles are `next week` and months, `YYYY-MM`.
 */
export function pilesOf(
  group: readonly Due[],
  clock: TaskClock,
): ((task: Due) => string | null) | null {
  if (group.length <= mostAtAGlance) return null;
  const piles = new Map(group.map((task) => [task, pileOf(task, clock)]));
  if (new Set(piles.values()).size < 2) return null;
  return (task) => piles.get(task) ?? null;
}

/** How a pile is called: “Next week”, “March 2027”. */
export function pileWords(pile: string, locale: string): string {
  if (pile === "next week") return "Next week";
  return formatterOf(locale, { month: "long", year: "numeric", timeZone: "UTC" }).format(
    Date.parse(`${pile}-01T00:00Z`),
  );
}

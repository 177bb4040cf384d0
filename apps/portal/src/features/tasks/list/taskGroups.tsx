import { joined } from "@jubilee/core/base/words.rules";
import {
  daysToDue,
  dueGroup,
  dueGroups,
  dueGroupWords,
  type TaskClock,
} from "@jubilee/core/tasks/tasks.rules";
import { pilesOf, pileWords } from "@jubilee/core/tasks/task-heaps.rules";
import type { TaskRow } from "@jubilee/core/tasks/tasks.types";
import type { DataGroup } from "@jubilee/ui/data-table";
import type { GroupName } from "../timeline/timelineGroups.ts";
import { groupFacts, lateGroup } from "./TaskList.css.ts";

/** Last days of events, `YYYY-MM-DD`. */
export type EventDays = ReadonlyMap<string, string>;

/** In the order of a list: what is late first, then by day; what has no day by its place. */
export function inDueOrder(
  rows: readonly TaskRow[],
  clock: TaskClock,
  eventDays: EventDays,
): TaskRow[] {
  const places = new Map(
    rows.map((row) => {
      const group = dueGroups.indexOf(
        dueGroup(row, clock, eventDays.get(row.eventId ?? "") ?? null),
      );
      return [row.id, [group, daysToDue(row, clock) ?? 0, row.dueAt ?? "", row.rank] as const];
    }),
  );
  return rows.toSorted((one, other) => {
    const [a, b] = [places.get(one.id), places.get(other.id)];
    if (!a || !b) return 0;
    // What was done last stands first.
    if (one.state === "done" && other.state === "done")
      return (other.doneAt ?? "").localeCompare(one.doneAt ?? "");
    return a[0] - b[0] || a[1] - b[1] || a[2].localeCompare(b[2]) || a[3] - b[3];
  });
}

/** Rows under what they are called by, in the order of those names; in each as they come. */
export function inNamedOrder(
  rows: readonly TaskRow[],
  nameOf: (row: TaskRow) => GroupName,
): TaskRow[] {
  return rows
    .map((row) => ({ row, ...nameOf(row) }))
    .toSorted((one, other) => one.order - other.order || one.name.localeCompare(other.name))
    .map(({ row }) => row);
}

/** Rows under a name of their own, each group with its number. */
export function namedGroupOf(
  rows: readonly TaskRow[],
  nameOf: (row: TaskRow) => GroupName,
): (row: TaskRow) => DataGroup {
  const counts = new Map<string, number>();
  for (const row of rows) {
    const { name } = nameOf(row);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const groups = new Map(
    [...counts].map(([name, count]) => [
      name,
      {
        id: name,
        label: (
          <span>
            <bdi>{name}</bdi> <span className={groupFacts}>{count}</span>
          </span>
        ),
      },
    ]),
  );
  return (row) => {
    const { name } = nameOf(row);
    return groups.get(name) ?? { id: name, label: name };
  };
}

/** Rows under when they are due, each group with its number; what lies ahead is no heap. */
export function dueGroupOf(
  rows: readonly TaskRow[],
  clock: TaskClock,
  eventDays: EventDays,
  locale: string,
): (row: TaskRow) => DataGroup {
  const groupOf = (row: TaskRow) => dueGroup(row, clock, eventDays.get(row.eventId ?? "") ?? null);
  const piles = new Map(
    (["event", "later"] as const).map((id) => [
      id as string,
      pilesOf(
        rows.filter((row) => groupOf(row) === id),
        clock,
      ),
    ]),
  );
  /** A group, and the pile in it where it has some. */
  const placeOf = (row: TaskRow) => {
    const id = groupOf(row);
    const pile = piles.get(id)?.(row) ?? null;
    return { id: pile === null ? id : `${id} ${pile}`, group: id, pile };
  };
  const groups = new Map<string, { place: ReturnType<typeof placeOf>; count: number }>();
  for (const row of rows) {
    const place = placeOf(row);
    groups.set(place.id, { place, count: (groups.get(place.id)?.count ?? 0) + 1 });
  }
  const drawn = new Map(
    [...groups].map(([id, { place, count }]) => [
      id,
      {
        id,
        label: (
          <span className={place.group === "late" ? lateGroup : undefined}>
            {joined([dueGroupWords[place.group], place.pile && pileWords(place.pile, locale)])}{" "}
            <span className={groupFacts}>{count}</span>
          </span>
        ),
      },
    ]),
  );
  return (row) => drawn.get(placeOf(row).id) ?? { id: "someday", label: dueGroupWords.someday };
}

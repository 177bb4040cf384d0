import {
  daysToDue,
  dueGroup,
  dueGroups,
  dueGroupWords,
  type TaskClock,
} from "@jubilee/core/tasks/tasks.rules";
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
            <bdi>{name}</bdi>
            <span className={groupFacts}>{count}</span>
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

/** Rows under when they are due, each group with its number. */
export function dueGroupOf(
  rows: readonly TaskRow[],
  clock: TaskClock,
  eventDays: EventDays,
): (row: TaskRow) => DataGroup {
  const idOf = (row: TaskRow) => dueGroup(row, clock, eventDays.get(row.eventId ?? "") ?? null);
  const counts = new Map<string, number>();
  for (const row of rows) counts.set(idOf(row), (counts.get(idOf(row)) ?? 0) + 1);
  const groups = new Map(
    dueGroups.map((id) => [
      id,
      {
        id,
        label: (
          <span className={id === "late" ? lateGroup : undefined}>
            {dueGroupWords[id]}
            <span className={groupFacts}>{counts.get(id)}</span>
          </span>
        ),
      },
    ]),
  );
  return (row) => groups.get(idOf(row)) ?? { id: "someday", label: dueGroupWords.someday };
}

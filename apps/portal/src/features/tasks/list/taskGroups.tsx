import { joined } from "@jubilee/core/base/words.rules";
import {
  daysToDue,
  dueGroup,
  dueGroups,
  dueGroupWords,
  type DueGroup,
  type TaskClock,
} from "@jubilee/core/tasks/tasks.rules";
import { pilesOf, pileWords } from "@jubilee/core/tasks/task-heaps.rules";
import type { TaskRow } from "@jubilee/core/tasks/tasks.types";
import type { DataGroup } from "@jubilee/ui/data-table";
import type { GroupName } from "../timeline/timelineGroups.ts";
import { groupFacts, lateGroup } from "./TaskList.css.ts";

/** Last days of events, `YYYY-MM-DD`. */
export type EventDays = ReadonlyMap<string, string>;

/** Where each row stands by when it is due. */
export type DuePlaces = ReadonlyMap<TaskRow, DueGroup>;

/** Told once of each row, for its order and for its group. */
export function duePlaces(
  rows: readonly TaskRow[],
  clock: TaskClock,
  eventDays: EventDays,
): DuePlaces {
  return new Map(
    rows.map((row) => [row, dueGroup(row, clock, eventDays.get(row.eventId ?? "") ?? null)]),
  );
}

/** Moments as they are written, the earlier first. */
const byMoment = (one: string | null, other: string | null) => {
  const [a, b] = [one ?? "", other ?? ""];
  return a === b ? 0 : a < b ? -1 : 1;
};

/** In the order of a list: what is late first, then by day; what has no day by its place. */
export function inDueOrder(places: DuePlaces, clock: TaskClock): TaskRow[] {
  return [...places]
    .map(([row, group]) => ({
      row,
      place: dueGroups.indexOf(group),
      days: daysToDue(row, clock) ?? 0,
    }))
    .toSorted((one, other) => {
      const [a, b] = [one.row, other.row];
      // What was done last stands first.
      if (a.state === "done" && b.state === "done") return byMoment(b.doneAt, a.doneAt);
      return (
        one.place - other.place ||
        one.days - other.days ||
        byMoment(a.dueAt, b.dueAt) ||
        a.rank - b.rank
      );
    })
    .map(({ row }) => row);
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
  const names = new Map(rows.map((row) => [row.id, nameOf(row).name]));
  for (const name of names.values()) {
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
    const name = names.get(row.id) ?? nameOf(row).name;
    return groups.get(name) ?? { id: name, label: name };
  };
}

/** Rows under when they are due, each group with its number; what lies ahead is no heap. */
export function dueGroupOf(
  places: DuePlaces,
  clock: TaskClock,
  locale: string,
): (row: TaskRow) => DataGroup {
  const rows = [...places.keys()];
  const piles = new Map(
    (["event", "later"] as const).map((id) => [
      id as DueGroup,
      pilesOf(
        rows.filter((row) => places.get(row) === id),
        clock,
      ),
    ]),
  );
  /** Groups, and the piles in those that have some. */
  const heaps = new Map<string, { group: DueGroup; pile: string | null; rows: TaskRow[] }>();
  for (const [row, group] of places) {
    const pile = piles.get(group)?.(row) ?? null;
    const id = pile === null ? group : `${group} ${pile}`;
    const known = heaps.get(id);
    if (known) known.rows.push(row);
    else heaps.set(id, { group, pile, rows: [row] });
  }
  const drawn = new Map<string, DataGroup>();
  for (const [id, { group, pile, rows: own }] of heaps) {
    const label = (
      <span className={group === "late" ? lateGroup : undefined}>
        {joined([dueGroupWords[group], pile && pileWords(pile, locale)])}{" "}
        <span className={groupFacts}>{own.length}</span>
      </span>
    );
    for (const row of own) drawn.set(row.id, { id, label });
  }
  return (row) => drawn.get(row.id) ?? { id: "someday", label: dueGroupWords.someday };
}

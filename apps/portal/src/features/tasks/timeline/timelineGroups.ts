import { stageOf, stagesOf } from "@jubilee/core/tasks/journey.rules";
import { taskSpan } from "@jubilee/core/tasks/task-timeline.rules";
import type { TaskPerson, TaskRow } from "@jubilee/core/tasks/tasks.types";

/** What the rows of a timeline are put together by. */
export type TimelineGroup = "stage" | "owner" | "label" | "none";

export interface GroupPlace {
  eventTypeId: string | null;
  /** `YYYY-MM-DD`; null over all events. */
  eventDay: string | null;
  people: readonly TaskPerson[];
}

/** The name of a row's group, and where that stands among the others. */
export interface GroupName {
  name: string;
  order: number;
}

const last = 1_000;

/** How each task is called into its group. */
export function groupNames(
  group: TimelineGroup,
  { eventTypeId, eventDay, people }: GroupPlace,
): (row: TaskRow) => GroupName {
  if (group === "owner") {
    const order = new Map(people.map(({ id, name }, index) => [id, { name, order: index }]));
    return ({ owners: [owner] }) => order.get(owner ?? "") ?? { name: "Nobody yet", order: last };
  }
  if (group === "label") {
    return ({ labels: [label] }) => ({
      name: label ?? "No label",
      order: label === undefined ? last : 0,
    });
  }
  if (group === "none" || eventDay === null) return () => ({ name: "", order: 0 });
  const stages = stagesOf(eventTypeId);
  return ({ stage, dueLocal, startLocal }) => {
    const due = (dueLocal ?? startLocal)?.slice(0, 10) ?? null;
    const key = stageOf({ stage, due }, stages, eventDay);
    const index = stages.findIndex((one) => one.key === key);
    return { name: stages[index]?.name ?? "", order: index };
  };
}

const noDay = "9999-12-31";

/** Rows group by group, in each from the first to the last. */
export function groupedRows(
  rows: readonly TaskRow[],
  nameOf: (row: TaskRow) => GroupName,
): TaskRow[] {
  const placed = rows.map((row) => {
    const span = taskSpan(row);
    return {
      row,
      ...nameOf(row),
      first: span?.start ?? span?.end ?? noDay,
      end: span?.end ?? noDay,
    };
  });
  return placed
    .toSorted(
      (one, other) =>
        one.order - other.order ||
        one.name.localeCompare(other.name) ||
        one.first.localeCompare(other.first) ||
        one.end.localeCompare(other.end),
    )
    .map(({ row }) => row);
}

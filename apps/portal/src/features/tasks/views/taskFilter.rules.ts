import { everyTask, type TaskFilter } from "@jubilee/core/tasks/tasks.rules";

/** Under which names an address says which tasks are shown. */
export const filterParts = {
  show: "show",
  owners: "owner",
  labels: "label",
  priorities: "priority",
} as const;

/** What of an address goes along from one view of tasks to another. */
export const sharedParts = ["event", "q", "order", ...Object.values(filterParts)] as const;

const shows: readonly TaskFilter["show"][] = ["open", "late", "done", "all"];

/** The filter that an address says, apart from the words. */
export function filterOfQuery(query: URLSearchParams): Omit<TaskFilter, "text"> {
  const said = query.get(filterParts.show);
  return {
    show: shows.find((show) => show === said) ?? everyTask.show,
    owners: query.getAll(filterParts.owners),
    labels: query.getAll(filterParts.labels),
    priorities: query.getAll(filterParts.priorities),
  };
}

/** An address with what changes of a filter. */
export function writeFilter(known: URLSearchParams, change: Partial<TaskFilter>): URLSearchParams {
  const query = new URLSearchParams(known);
  if (change.show !== undefined) {
    query.delete(filterParts.show);
    if (change.show !== everyTask.show) query.set(filterParts.show, change.show);
  }
  for (const part of ["owners", "labels", "priorities"] as const) {
    const values = change[part];
    if (!values) continue;
    query.delete(filterParts[part]);
    for (const value of values) query.append(filterParts[part], value);
  }
  return query;
}

/** How much is chosen beside the words and what is usual. */
export const chosenCount = ({ owners, labels, priorities }: TaskFilter): number =>
  owners.length + labels.length + priorities.length;

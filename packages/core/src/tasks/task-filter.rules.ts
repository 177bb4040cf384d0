import { everyTask, type TaskFilter } from "./tasks.rules.ts";

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

/** Whose tasks are looked at: `all`, `mine`, or the id of an event. */
export type TaskScope = string;

/** In the calendar `show` says which of its kinds are shown, so which tasks goes by another name. */
const showInCalendar = "tasks";

/** The calendar's address for the tasks that another view shows. */
export function calendarQuery(known: URLSearchParams, scope: TaskScope): URLSearchParams {
  const { show } = filterOfQuery(known);
  const query = new URLSearchParams({ show: "tasks" });
  if (scope !== "all") query.set("event", scope);
  if (show !== everyTask.show) query.set(showInCalendar, show);
  for (const part of ["q", filterParts.owners, filterParts.labels, filterParts.priorities])
    for (const value of known.getAll(part)) query.append(part, value);
  return query;
}

/** Which tasks an address of the calendar shows; without it shows all that are open. */
export function filterOfCalendar(query: URLSearchParams): { scope: TaskScope; filter: TaskFilter } {
  if (query.get("show") !== "tasks") return { scope: "all", filter: everyTask };
  const said = new URLSearchParams(query);
  said.set(filterParts.show, query.get(showInCalendar) ?? "");
  return {
    scope: query.get("event") ?? "all",
    filter: { ...filterOfQuery(said), text: query.get("q") ?? "" },
  };
}

/** The same tasks in a view of their own: the way back. */
export function viewQuery(query: URLSearchParams): URLSearchParams {
  const { scope, filter } = filterOfCalendar(query);
  const back = writeFilter(new URLSearchParams({ event: scope }), filter);
  if (filter.text !== "") back.set("q", filter.text);
  return back;
}

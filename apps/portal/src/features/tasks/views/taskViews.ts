import { href } from "../../../app/routing/href.ts";
import { sharedParts } from "@jubilee/core/tasks/task-filter.rules";

/** Each draws the same tasks. */
export const taskViews = ["list", "board", "timeline", "journey"] as const;

export type TaskView = (typeof taskViews)[number];

/** The view that an address asks for. */
export const viewOf = (said: string | null): TaskView =>
  taskViews.find((view) => view === said) ?? "list";

/** Where tasks are looked at: on a page of their own, or among an event's tabs. */
export type TaskPlace = { kind: "page" } | { kind: "tab"; eventId: string };

const pages: Readonly<Record<TaskView, string>> = {
  list: href("tasks.list"),
  board: href("tasks.board"),
  timeline: href("tasks.timeline"),
  journey: href("tasks.journey"),
};

/** Another view of the same tasks. */
export function viewHref(view: TaskView, place: TaskPlace, known: URLSearchParams): string {
  const kept = sharedParts.flatMap((name) => known.getAll(name).map((value) => [name, value]));
  if (place.kind === "page") {
    const query = new URLSearchParams(kept).toString();
    return `${pages[view]}${query && `?${query}`}`;
  }
  const query = new URLSearchParams([
    ["tab", "tasks"],
    ...(view === "list" ? [] : [["view", view]]),
    ...kept.filter(([name]) => name !== "event"),
  ]);
  return `${href("events.details", { eventId: place.eventId })}?${query.toString()}`;
}

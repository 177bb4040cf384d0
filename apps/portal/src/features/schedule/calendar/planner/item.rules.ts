import type { Permission } from "@jubilee/core/account/rights.rules";
import { eventsCopy } from "@jubilee/core/events/events.copy";
import type { PlannerItem } from "@jubilee/core/schedule/planner-calendar.types";
import { href } from "../../../../app/routing/href.ts";

/** Where an entry stands, in a word. */
export const phaseWords: Record<PlannerItem["phase"], string> = {
  ...eventsCopy.phases,
  scheduled: "Activity",
  hold: "Booking on hold",
  requested: "Booking requested",
  confirmed: "Booking confirmed",
  due: "Task",
  late: "Task, late",
  done: "Task, done",
};

/** The page of an entry; of a booking the calendar at its day, with it opened. */
export function itemPath({ kind, id, startLocal }: PlannerItem): string {
  if (kind === "event") return href("events.details", { eventId: id });
  if (kind === "task") return `${href("tasks.list")}?event=all&task=${id}`;
  if (kind === "activity") return href("activities.details", { activityId: id });
  return `${href("venues.calendar")}?day=${startLocal.slice(0, 10)}&booking=${id}`;
}

/** How an entry is drawn. */
export type ItemLook = "event" | "activity" | "draft" | "off" | "booking" | "task" | "late";

/** The look of an entry: what is not certain is dashed, what is called off is struck out. */
export function lookOf({ kind, phase }: PlannerItem): ItemLook {
  if (phase === "cancelled" || phase === "done") return "off";
  if (phase === "draft" || phase === "hold" || phase === "requested") return "draft";
  return phase === "late" ? "late" : kind;
}

/** What one must be allowed to move an entry. */
export const asksToMove: Readonly<Record<PlannerItem["kind"], Permission>> = {
  event: "events.write",
  activity: "schedule.write",
  booking: "venues.write",
  task: "tasks.write",
};

/** Whether an entry can be moved at a wall time: what is not over, and not called off; a task also when it is late. */
export function isMovable({ kind, phase, endLocal }: PlannerItem, now: string): boolean {
  if (kind === "task") return phase !== "done";
  if (phase === "cancelled" || endLocal <= now) return false;
  return kind !== "event" || phase === "draft" || phase === "upcoming";
}

import { eventsCopy } from "@jubilee/core/events/copy";
import type { PlannerItem } from "@jubilee/core/planner-calendar/types";
import { href } from "../../../app/routing/href.ts";

/** Where an entry stands, in a word. */
export const phaseWords: Record<PlannerItem["phase"], string> = {
  ...eventsCopy.phases,
  hold: "Booking on hold",
  requested: "Booking requested",
  confirmed: "Booking confirmed",
};

/** The page of an entry. */
export function itemPath({ kind, id }: PlannerItem): string {
  return kind === "event" ? href("events.details", { eventId: id }) : "/booking-calendar";
}

/** How an entry is drawn. */
export type ItemLook = "event" | "draft" | "off" | "booking";

/** The look of an entry: what is not certain is dashed, what is called off is struck out. */
export function lookOf({ kind, phase }: PlannerItem): ItemLook {
  if (phase === "cancelled") return "off";
  if (phase === "draft" || phase === "hold" || phase === "requested") return "draft";
  return kind === "event" ? "event" : "booking";
}

/** Whether an entry can be put on another day from here: an event that is still to come. */
export function isMovable({ kind, phase }: PlannerItem): boolean {
  return kind === "event" && (phase === "draft" || phase === "upcoming");
}

/** How many days lie from one day to another; negative when it is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00Z`) - Date.parse(`${from}T00:00Z`)) / 86_400_000);
}

import type { PersonalInvitation, SharedEvent } from "@jubilee/core/sharing/public-event.types";

export type RsvpView =
  | "cancelled"
  | "ended"
  | "off"
  | "closed"
  | "used_up"
  | "full"
  | "waitlist"
  | "open";

/** What the event lets its guests do right now, by the server's clock. */
export function rsvpView({ event, rsvp, usedUp }: SharedEvent, now: number): RsvpView {
  if (event.status === "cancelled") return "cancelled";
  if (event.status === "ended" || Date.parse(event.endDate) <= now) return "ended";
  if (rsvp.deadline && Date.parse(rsvp.deadline) <= now && rsvp.state !== "off") return "closed";
  return usedUp && rsvp.state !== "off" ? "used_up" : rsvp.state;
}

/** Whether the link is one person's own. */
export function isInvitation(data: SharedEvent): data is PersonalInvitation {
  return "guest" in data;
}

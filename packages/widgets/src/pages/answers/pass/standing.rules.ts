import type { PublicParty } from "@jubilee/core/answers/party.types";
import { toWallTime } from "@jubilee/core/base/time.rules";
import type {
  PersonalInvitation,
  PublicEvent,
  RsvpAnswer,
} from "@jubilee/core/sharing/public-event.types";

/** Where things stand between a party and the event, as the top of its page says it. */
export type Standing =
  | "asked"
  | "yes"
  | "maybe"
  | "no"
  | "waiting"
  | "inside"
  | "invited"
  | "thanks"
  | "over"
  | "cancelled";

export function standingOf({ event, party, rsvp }: PersonalInvitation): Standing {
  const states = party.members.map(({ state }) => state);
  const [ownState] = states;
  const comes = states.includes("yes");
  if (event.status === "cancelled") return "cancelled";
  if (event.status === "ended") return comes ? "thanks" : "over";
  if (enteredAt(party) !== null) return "inside";
  // What is open for whose link it is comes before what others have said.
  if (ownState === null && rsvp.state !== "off" && party.canAnswer) return "asked";
  if (comes) return "yes";
  if (states.includes("waitlisted")) return "waiting";
  if (states.includes("maybe")) return "maybe";
  if (states.includes(null)) return rsvp.state === "off" ? "invited" : "asked";
  return "no";
}

/** When the first of the party came in, while the event lasts; null before. */
export function enteredAt({ members }: PublicParty): string | null {
  const entries = members.flatMap((member) => member.enteredAt ?? []);
  return entries.toSorted()[0] ?? null;
}

/** Whether the event is on this very day at its place. */
export function isToday({ startLocal, endLocal, timeZone }: PublicEvent, now: number): boolean {
  const today = toWallTime(new Date(now).toISOString(), timeZone).slice(0, 10);
  return startLocal.slice(0, 10) <= today && today <= endLocal.slice(0, 10);
}

/** How many of a party have said nothing yet. */
export const openOf = ({ members }: PublicParty): number =>
  members.filter(({ state }) => state === null).length;

/** How many come, companions counted. */
export function comingOf({ members, companions }: PublicParty): number {
  const coming = members.filter(({ state }) => state === "yes").length;
  return coming === 0 ? 0 : coming + companions.length;
}

/** How many wait for a place together. */
export function waitingOf({ members, companions }: PublicParty): number {
  return members.filter(({ state }) => state === "waitlisted").length + companions.length;
}

/** A question that must be answered by whoever comes, and is not yet. */
export const lacksAnswers = ({ questions, answers }: PublicParty): boolean =>
  questions.some(({ id, required }) => required && !answers[id]?.trim());

/** The answer that a mail's link brought along, while it is another than the one that stands. */
export function broughtAnswer(
  query: Readonly<Record<string, string>>,
  standing: Standing,
): RsvpAnswer | null {
  const brought = (["yes", "maybe", "no"] as const).find((answer) => answer === query["answer"]);
  const given = standing === "waiting" ? "yes" : standing;
  return brought && brought !== given ? brought : null;
}

import type { ScheduleChangeKind } from "./activities.types.ts";
import type { PartyPlace } from "./public-schedule.types.ts";

/** What happened to an activity from one version of the schedule to the next, in words. */
export const scheduleChangeWords: Readonly<Record<ScheduleChangeKind, string>> = {
  added: "New",
  removed: "Removed",
  cancelled: "Cancelled",
  reopened: "Takes place after all",
  moved: "New time",
  room: "New room",
  host: "New host",
  title: "New title",
  details: "Details",
};

/** Somebody of a party in words: whose name did not follow yet is told by whom they come with. */
export function nameOfPlace({ place, name }: PartyPlace, party: readonly PartyPlace[]): string {
  if (name !== null) return name;
  const nameless = party.filter((one) => one.name === null);
  const which = nameless.findIndex((one) => one.place === place) + 1;
  const host = party.find((one) => one.place === 0)?.name ?? "you";
  return nameless.length > 1 ? `With ${host}, number ${which}` : `With ${host}`;
}

import { mailMoment } from "@jubilee/core/base/moments.rules";
import { formatInstant, toInstant } from "@jubilee/core/base/time.rules";
import type { RsvpSettingsDraft } from "@jubilee/core/answers/rsvp.types";

interface Place {
  timeZone: string;
  locale: string;
}

const onOff = (label: string, on: boolean) => `${label}: ${on ? "on" : "off"}`;

/** What will be different about how answers are taken: "Places: 240 becomes 160". */
export function rsvpChanges(
  before: RsvpSettingsDraft,
  after: RsvpSettingsDraft,
  { timeZone, locale }: Place,
): string[] {
  const becomes = (label: string, was: string, is: string) => `${label}: ${was} becomes ${is}`;
  const instantOf = (wallTime: string) =>
    Number.isNaN(Date.parse(`${wallTime}Z`)) ? null : toInstant(wallTime, timeZone).instant;
  /** The moment that will bind is told with its zone; it is that of the one before, too. */
  const closes = (was: string | null, is: string | null) =>
    becomes(
      "Answers close",
      was === null ? "no day" : formatInstant(was, timeZone, locale),
      is === null ? "no day" : mailMoment(is, timeZone, locale),
    );
  const places = (typed: string) => typed.trim() || "no limit";
  const found = [
    before.isEnabled !== after.isEnabled && onOff("Answers", after.isEnabled),
    before.isBesideTickets !== after.isBesideTickets &&
      onOff("Also while tickets are on offer", after.isBesideTickets),
    before.deadlineLocal !== after.deadlineLocal &&
      closes(instantOf(before.deadlineLocal), instantOf(after.deadlineLocal)),
    places(before.capacity) !== places(after.capacity) &&
      becomes("Places", places(before.capacity), places(after.capacity)),
    before.maxPartySize.trim() !== after.maxPartySize.trim() &&
      becomes("People in one answer", before.maxPartySize, after.maxPartySize || "nothing"),
    before.hasWaitlist !== after.hasWaitlist && onOff("Waiting list", after.hasWaitlist),
  ];
  return found.filter((words) => words !== false);
}

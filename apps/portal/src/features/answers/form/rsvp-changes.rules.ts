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
  const moment = (wallTime: string) =>
    Number.isNaN(Date.parse(`${wallTime}Z`))
      ? "no day"
      : formatInstant(toInstant(wallTime, timeZone).instant, timeZone, locale);
  const becomes = (label: string, was: string, is: string) => `${label}: ${was} becomes ${is}`;
  const places = (typed: string) => typed.trim() || "no limit";
  const found = [
    before.isEnabled !== after.isEnabled && onOff("Answers", after.isEnabled),
    before.isBesideTickets !== after.isBesideTickets &&
      onOff("Also while tickets are on offer", after.isBesideTickets),
    before.deadlineLocal !== after.deadlineLocal &&
      becomes("Answers close", moment(before.deadlineLocal), moment(after.deadlineLocal)),
    places(before.capacity) !== places(after.capacity) &&
      becomes("Places", places(before.capacity), places(after.capacity)),
    before.maxPartySize.trim() !== after.maxPartySize.trim() &&
      becomes("People in one answer", before.maxPartySize, after.maxPartySize || "nothing"),
    before.hasWaitlist !== after.hasWaitlist && onOff("Waiting list", after.hasWaitlist),
  ];
  return found.filter((words) => words !== false);
}

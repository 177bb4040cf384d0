import type { GuestCalendar, PublicSchedule } from "@jubilee/core/schedule/public-schedule.types";
import type { Part } from "../../page.types.ts";
import type { ScheduleCopy } from "./words/words.types.ts";

/** What every part of one's own schedule is given. */
export interface SchedulePart extends Part<PublicSchedule> {
  own: ScheduleCopy;
  /** Where one of its forms is sent, for the same person of the household. */
  action: (form: string) => string;
  /** The address that a calendar program reads; null where another's schedule is shown. */
  calendar: GuestCalendar | null;
}

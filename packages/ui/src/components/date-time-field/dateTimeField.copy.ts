import { countedInEnglish as counted } from "../../words/counted.ts";
import type { DateKind } from "./typed.types.ts";

const asked: Readonly<Record<DateKind, string>> = {
  date: "a day",
  time: "a time",
  "date-time": "a day and a time",
};

export const dateTimeFieldWords = {
  addDay: (example: string) => `Add the day, such as ${example}.`,
  addTime: (example: string) => `Add the time, such as ${example}.`,
  type: (kind: DateKind, example: string) => `Type ${asked[kind]}, such as ${example}.`,
  typeAlone: (kind: DateKind, example: string) =>
    `Type ${asked[kind]} alone here, such as ${example}.`,
  /** Ways to write a day, the first one as it stands in the field. */
  exampleOfDay: (day: string) => `${day} or next fri`,
  exampleOfMoment: (day: string, clock: string) => `${day}, ${clock} or next fri ${clock}`,
  orEarlier: (latest: string) => `Choose ${latest} or earlier.`,
  orLater: (earliest: string) => `Choose ${earliest} or later.`,
  otherWeekday: "another weekday than you typed",

  eventDay: "the day of the event",
  beforeEvent: (days: number) =>
    counted(days, { one: "# day before the event", other: "# days before the event" }),
  afterEvent: (days: number) =>
    counted(days, { one: "# day after the event", other: "# days after the event" }),
  zoneTime: (city: string) => `${city} time`,
  /** The reader's own clock; `weekday` where it is another one there. */
  forYou: (clock: string, weekday: string | undefined, city: string) =>
    `${clock}${weekday ? ` on ${weekday}` : ""} for you in ${city}`,

  calendar: "Calendar",
  calendarMissing: "The calendar could not be loaded. Type it instead.",
  chooseAnother: (shown: string) => `${shown}, choose another`,
  chooseDay: "choose a day",
  chooseTime: "choose a time",
  dayAndTime: "Day and time",
  done: "Done",
  months: "Months",
  noDate: "No date",
  nothingChosen: "Nothing chosen yet",
  openCalendar: "Open the calendar",
  openTimes: "Open the times",
  times: "Time",
  years: "Years",

  /** The arrows, while the calendar shows days, months or years. */
  previous: {
    day: "Switch to previous month",
    month: "Switch to previous year",
    year: "Switch to previous decade",
  },
  next: {
    day: "Switch to next month",
    month: "Switch to next year",
    year: "Switch to next decade",
  },
  /** A day in the calendar, and what it is by now. */
  day: {
    choose: (day: string) => `Choose ${day}`,
    chosen: (day: string) => `Selected date. ${day}`,
    first: (day: string) => `Starting range from ${day}`,
    last: (day: string) => `Range ending at ${day}`,
    between: (day: string) => `In range. ${day}`,
    closed: (day: string) => `Not available. ${day}`,
  },
};

export type DateTimeFieldWords = typeof dateTimeFieldWords;

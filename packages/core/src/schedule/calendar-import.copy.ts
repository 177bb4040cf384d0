/** The words of reading calendar files. */
export const calendarImportCopy = {
  noCalendar: "This is no calendar file. Export one from your calendar; its name ends with .ics.",
  empty: "There is no event in this calendar.",
  tooLarge: "A calendar file can have up to 2 MB and 500 events. Export a shorter span.",
  noStart: "It does not say when it starts",
  endBeforeStart: "It ends before it starts",
  unnamed: "Event without a name",
  allDay: "All day",
  noEnd: "It has no end: one hour is taken",
  cut: "It repeats further: the first 100 dates are taken",
  exceptions: "Dates that were moved alone are taken as the rule says",
  cancelled: "It is cancelled in the file",
  foreignZone: (zone: string) => `Its clock “${zone}” is not known here: shown in your time zone`,
} as const;

import type { SeriesRhythm } from "./event-series.types.ts";

const units: Record<SeriesRhythm, { one: string; many: string }> = {
  day: { one: "day", many: "days" },
  week: { one: "week", many: "weeks" },
  month: { one: "month", many: "months" },
  year: { one: "year", many: "years" },
};

/** The words of series. */
export const eventSeriesCopy = {
  units,
  nth: { 1: "first", 2: "second", 3: "third", 4: "fourth", 5: "fifth", [-1]: "last" } as Record<
    number,
    string
  >,
  ownDates: "Dates of its own",
  occurs: {
    once: "",
    twice: "Clocks go back and show this time twice: the first of the two",
    skipped: "Clocks jump over this time: it starts later by the jump",
  },
  refusal: {
    interval: "Choose a number from 1 to 99",
    count: "Choose between 2 and 100 dates",
    until: "Choose a day after the first date",
    untilFar: "That would be more than 100 dates. Choose an earlier day",
    none: "There is no second date until then. Choose a later day",
  },
} as const;

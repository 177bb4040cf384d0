import { countedInEnglish as counted } from "../../words/counted.ts";

export type CountdownUnit = "day" | "hour" | "minute" | "second";

export const countdownWords = {
  /** Under or after a number that is drawn by itself. */
  unit: (count: number, unit: CountdownUnit) => counted(count, { one: unit, other: `${unit}s` }),
  days: (days: number) => counted(days, { one: "# day", other: "# days" }),
  daysToGo: (days: number) => counted(days, { one: "day to go", other: "days to go" }),
  hoursAndMinutes: (hours: number, minutes: number) =>
    `${counted(hours, { one: "# hour", other: "# hours" })} ${minutes} min`,
  over: "It has begun",
  toGo: (days: number, hours: number, minutes: number) =>
    [
      counted(days, { one: "# day, ", other: "# days, " }),
      counted(hours, { one: "# hour and ", other: "# hours and " }),
      counted(minutes, { one: "# minute to go", other: "# minutes to go" }),
    ].join(""),
};

import type { ReadTyped } from "../components/date-time-field/typed.types.ts";

const known: Record<string, string> = {
  "next fri": "2027-05-28",
  "next fri 7pm": "2027-05-28T19:00",
  "14.6. 19:30": "2027-06-14T19:30",
  "13 june": "2027-06-13",
  "7pm": "19:00",
};
const shapes = { date: /^[\d-]{10}$/, time: /^[\d:]{5}$/, "date-time": /^[\d-]{10}T[\d:]{5}$/ };

/** Understands a few words for the library's own pages; the product gives its fields the rules of its core. */
export const sampleReader: ReadTyped = (typed, { kind, known: begun }) => {
  const value = known[typed.trim().toLowerCase()] ?? typed;
  if (shapes[kind].test(value)) return { value, isOtherWeekday: false };
  if (kind !== "date-time") return { unread: "nothing", part: "" };
  if (shapes.date.test(value)) {
    const clock = begun.slice(11);
    return clock
      ? { value: `${value}T${clock}`, isOtherWeekday: false }
      : { unread: "clock", part: value };
  }
  return { unread: "nothing", part: "" };
};

export const timeAxisWords = {
  decidesEnd: "decides the end",
  due: (day: string) => `due ${day}`,
  empty: "Nothing stands on this axis yet.",
  held: {
    whole: (span: string) => span,
    start: (span: string) => `its beginning, ${span}`,
    end: (span: string) => `its end, ${span}`,
  },
  hint: "Up and down go from row to row. Space lifts it, Enter opens it.",
  /** Where nothing can be moved. */
  hintFixed: "Up and down go from row to row. Enter opens it.",
  keys: "Left and right move it by a day, with Shift by a week, up and down choose its beginning, its end or the whole",
  /** How many days later an end stands than before, or earlier: “+3 d”. */
  moved: (days: number) => (days > 0 ? `+${days} d` : `−${-days} d`),
  noDay: "No day yet",
  noDayOf: (name: string) => `${name}, no day yet`,
  span: (start: string, end: string) => `${start} to ${end}`,
  today: "Today",
  waitsFor: (names: readonly string[]) => `waits for ${names.join(", ")}`,
};

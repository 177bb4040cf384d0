export const boardWords = {
  column: "Column",
  empty: "Nothing here",
  full: (count: string) => `full, ${count}`,
  hint: "Arrow keys go from card to card, Home and End to the first and the last of a column. Space lifts a card, M names its places, Enter opens it.",
  /** Where nothing can be moved. */
  hintFixed:
    "Arrow keys go from card to card, Home and End to the first and the last of a column. Enter opens it.",
  inColumn: (column: string) => `in ${column}`,
  keys: "Left and right move it to the column beside, up and down in its own",
  /** Where cards stand in an order of their own. */
  keysOrdered: "Left and right move it to the column beside",
  more: (column: string) => `More for ${column}`,
  ofLimit: (count: number, limit: number) => `${count} of at most ${limit}`,
  overLimit: (count: number, limit: number) =>
    `${count} of at most ${limit}, ${count - limit} over`,
  place: "Place",
  placeIn: (at: number, count: number, column: string) => `place ${at} of ${count} in ${column}`,
  refusal: (column: string, count: string) => `${column} is full, ${count}.`,
  toEnd: "To the end",
  toTop: "To the top",
};

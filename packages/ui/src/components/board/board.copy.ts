export const boardWords = {
  column: "Column",
  empty: "Nothing here",
  full: (count: string) => `full, ${count}`,
  hint: "Arrow keys go from card to card. Space lifts a card, M names its places, Enter opens it.",
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

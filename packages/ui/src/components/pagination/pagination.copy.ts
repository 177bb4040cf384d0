export const paginationWords = {
  back: "Back",
  label: "Pages",
  move: "Move through the pages",
  next: "Next",
  nothing: "Nothing to show",
  range: (first: number, last: number, total: number) => `${first} to ${last} of ${total}`,
};

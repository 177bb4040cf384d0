export const dataTableWords = {
  columns: "Columns",
  dragHint: "Drag it, or use the arrow keys",
  move: (column: string) => `Move ${column}`,
  moved: (column: string, place: number, count: number) =>
    `${column} is number ${place} of ${count}`,
  selectAll: "Select all",
  shownColumns: "Shown columns",
  usualColumns: "Back to the usual columns",
};

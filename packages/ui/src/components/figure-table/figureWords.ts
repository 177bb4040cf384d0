/** What a table of figures says by itself. */
export interface FigureWords {
  /** The first column's head. */
  item: string;
  total: string;
  /** More was spent than planned, beside the amount. */
  over: string;
  /** How to change a figure, for who uses keys. */
  keys: string;
  moneyProblem: (example: string) => string;
  numberProblem: string;
  pasted: (changed: number, unread: number) => string;
}

export const englishFigures: FigureWords = {
  item: "Item",
  total: "Total",
  over: "over",
  keys: "Arrows move. Type or press Enter to change a figure, Enter or Tab to keep it, Escape to leave it as it was.",
  moneyProblem: (example) => `Type an amount such as ${example}.`,
  numberProblem: "Type a whole number.",
  pasted: (changed, unread) => {
    const done = changed === 1 ? "1 figure was changed" : `${changed} figures were changed`;
    if (unread === 0) return `${done}.`;
    const rest = unread === 1 ? "1 cell was left out" : `${unread} cells were left out`;
    return `${done}; ${rest}, since it takes no figure or had none.`;
  },
};

export const commandPaletteWords = {
  label: "Search",
  placeholder: "Search features...",
  /** What stands on the keys. */
  keys: { apart: "Ctrl Enter", close: "Esc", into: "Tab", open: "Enter" },
  /** What the keys do. */
  hints: {
    apart: "new tab",
    choose: "choose",
    close: "close",
    into: "into it",
    open: "open",
  },
};

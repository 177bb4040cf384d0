import { style } from "@vanilla-extract/css";

/** The parts stand in one line that scrolls where it is too long. */
export const parts = style({
  overflowX: "auto",
  scrollbarWidth: "none",
  marginBlockEnd: 24,
});

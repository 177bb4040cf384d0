import { style } from "@vanilla-extract/css";

/** What can be done with the row of a panel: two beside one another where they fit. */
export const acts = style({
  display: "grid",
  gap: 8,
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 160px), 1fr))",
});

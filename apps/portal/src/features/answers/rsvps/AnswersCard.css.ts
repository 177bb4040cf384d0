import { style } from "@vanilla-extract/css";

/** The curve, and the groups beside it where there is room for both. */
export const details = style({
  display: "grid",
  gap: 24,
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": {
    "(min-width: 1200px)": { gridAutoFlow: "column", gridAutoColumns: "minmax(0, 220px)" },
  },
});

export const groupsList = style({
  display: "grid",
  alignContent: "start",
  gap: 14,
  margin: 0,
  padding: 0,
  listStyle: "none",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(180px, 100%), 1fr))",
});

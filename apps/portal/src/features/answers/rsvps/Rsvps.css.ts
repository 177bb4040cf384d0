import { style } from "@vanilla-extract/css";

/** What needs an eye before the list. */
export const above = style({ display: "grid", gap: 16, marginBlockEnd: 20 });

/** Who goes where, and what is eaten: beside each other where there is room for both. */
export const heads = style({
  display: "grid",
  gap: 20,
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": {
    "(min-width: 1100px)": {
      gap: 40,
      gridAutoFlow: "column",
      gridTemplateColumns: "minmax(0, 1fr)",
      gridAutoColumns: "minmax(0, 400px)",
    },
  },
});

/** What can be done about an answer: beside one another where they fit. */
export const acts = style({
  display: "grid",
  gap: 8,
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 180px), 1fr))",
});

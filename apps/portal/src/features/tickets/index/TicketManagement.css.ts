import { style } from "@vanilla-extract/css";

/** The list, and what the next event has sold beside it; under one another where there is no room. */
export const beside = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignItems: "start",
  gap: 32,
  "@media": {
    "(min-width: 1180px)": { gridTemplateColumns: "minmax(0, 1fr) 340px" },
  },
});

import { style } from "@vanilla-extract/css";

export const chosen = style({
  display: "grid",
  gap: 4,
  margin: 0,
  padding: 0,
  listStyle: "none",
});

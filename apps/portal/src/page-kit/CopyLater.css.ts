import { style } from "@vanilla-extract/css";

/** Keeps its button's room until that is there, and stays off paper. */
export const place = style({
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: 44,
  "@media": { print: { display: "none" } },
});

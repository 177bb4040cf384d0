import { style } from "@vanilla-extract/css";

/** What is said of an address, and the button beside it. */
export const phoneLine = style({
  display: "flex",
  gap: 12,
  alignItems: "center",
  justifyContent: "space-between",
});

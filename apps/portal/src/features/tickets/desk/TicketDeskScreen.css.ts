import { style } from "@vanilla-extract/css";

/** The event's cover before its name. */
export const mark = style({
  display: "inline-block",
  verticalAlign: "middle",
  marginInlineEnd: 12,
});

/** What it is about and where it stands, in one line. */
export const facts = style({
  display: "inline-flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: 10,
});

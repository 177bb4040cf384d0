import { media } from "@jubilee/ui/theme";
import { style } from "@vanilla-extract/css";

export const bar = style({
  display: "flex",
  flexWrap: "wrap",
  gap: "8px 12px",
  alignItems: "center",
  marginBlockEnd: 12,
});

/** A phone says first which days these are, on a line of its own. */
export const span = style({
  flex: "1 1 200px",
  minWidth: 0,
  "@media": { [media.mobile]: { order: -1, flexBasis: "100%" } },
});

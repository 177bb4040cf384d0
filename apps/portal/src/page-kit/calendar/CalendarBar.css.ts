import { media } from "@jubilee/ui/theme";
import { style } from "@vanilla-extract/css";

export const bar = style({
  display: "flex",
  flexWrap: "wrap",
  gap: "8px 12px",
  alignItems: "center",
  marginBlockEnd: 12,
});

/** A phone says first which days these are, and the way forward and back stands at its end. */
export const span = style({
  flex: "1 1 200px",
  minWidth: 0,
  "@media": { [media.mobile]: { order: -2, flex: "1 1 120px" } },
});
export const steps = style({ "@media": { [media.mobile]: { order: -1 } } });

import { rem, vars } from "@jubilee/ui/theme";
import { style } from "@vanilla-extract/css";

/** Under the plans, so that these are of one height. */
export const ticked = style({
  display: "grid",
  gap: "6px 24px",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 200px), 1fr))",
  margin: "14px 0 0",
  padding: 0,
  listStyle: "none",
  fontSize: rem(14),
});

export const tick = style({
  display: "grid",
  gridTemplateColumns: "16px minmax(0, 1fr)",
  gap: 8,
  color: vars.color.text,
});

/** Under the ticks, in line with their words. */
export const rest = style({ paddingInlineStart: 24 });

import { vars } from "@jubilee/ui/theme";
import { style } from "@vanilla-extract/css";

export const ticked = style({ display: "grid", gap: 6, marginBlockStart: 4 });

export const tick = style({
  display: "grid",
  gridTemplateColumns: "16px minmax(0, 1fr)",
  gap: 8,
  color: vars.color.text,
});

/** Under the ticks, in line with their words. */
export const rest = style({ paddingInlineStart: 24 });

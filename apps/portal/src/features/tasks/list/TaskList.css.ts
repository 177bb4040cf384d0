import { vars } from "@jubilee/ui/theme";
import { style } from "@vanilla-extract/css";

/** How many a group has, after its name. */
export const groupFacts = style({
  marginInlineStart: 8,
  fontWeight: 400,
  color: vars.color.textMuted,
});
export const lateGroup = style({ color: vars.color.dangerText });

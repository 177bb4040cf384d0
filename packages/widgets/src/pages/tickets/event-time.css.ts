import { rem, vars } from "@jubilee/ui/theme";
import { style } from "@vanilla-extract/css";

export const strong = style({
  display: "block",
  fontWeight: 600,
  fontSize: rem(16),
  lineHeight: rem(24),
  overflowWrap: "anywhere",
});
export const small = style({
  display: "block",
  fontSize: rem(14),
  lineHeight: rem(20),
  color: vars.color.textMuted,
});

import { rem, vars } from "@jubilee/ui/theme";
import { style } from "@vanilla-extract/css";

export const line = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  columnGap: 16,
  minHeight: 44,
  fontSize: rem(16),
  lineHeight: rem(24),
  borderBlockEnd: `1px solid ${vars.color.lineSoft}`,
});
export const way = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: 44,
  fontWeight: 600,
});
export const cancelled = style({ color: vars.color.dangerText, fontWeight: 600 });
export const current = style({ color: vars.color.textMuted });

import { style } from "@vanilla-extract/css";
import { rem, vars } from "@jubilee/ui/theme";

export const list = style({ display: "grid", margin: 0, padding: 0, listStyle: "none" });

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

export const link = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: 44,
  color: vars.color.actionText,
  fontWeight: 600,
  textUnderlineOffset: 4,
  selectors: {
    "&:focus-visible": { outline: `3px solid ${vars.color.focus}`, outlineOffset: 2 },
  },
});

export const cancelled = style({ color: vars.color.dangerText, fontWeight: 600 });
export const current = style({ color: vars.color.textMuted });

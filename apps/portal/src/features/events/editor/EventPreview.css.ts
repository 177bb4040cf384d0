import { style } from "@vanilla-extract/css";
import { rem, vars } from "@jubilee/ui/theme";

export const leaf = style({
  position: "relative",
  display: "grid",
  width: 72,
  marginBlockStart: -36,
  borderRadius: vars.radius.m,
  overflow: "hidden",
  textAlign: "center",
  background: vars.color.surface,
  boxShadow: vars.shadow["2"],
});

export const month = style({
  background: vars.color.pop,
  color: vars.color.onPop,
  fontSize: rem(12),
  fontWeight: 600,
  lineHeight: rem(22),
});

export const day = style({
  fontFamily: vars.font.display,
  fontWeight: 560,
  fontSize: rem(36),
  lineHeight: 1,
  paddingBlock: "8px 2px",
  fontVariantNumeric: "lining-nums",
});

export const weekday = style({
  fontSize: rem(12),
  lineHeight: rem(18),
  paddingBlockEnd: 6,
  color: vars.color.textMuted,
});

export const rest = style({ display: "block", fontStyle: "italic", fontWeight: 400 });

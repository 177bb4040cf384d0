import { style } from "@vanilla-extract/css";
import { media, rem, vars } from "@jubilee/ui/theme";

export const card = style({
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.l,
  background: vars.color.surface,
  color: vars.color.text,
  overflow: "hidden",
});

export const art = style({
  position: "relative",
  height: 132,
  overflow: "hidden",
  background: vars.ink["4"],
  "@media": { [media.desktop]: { height: 200 } },
});

export const body = style({ display: "grid", gap: 12, padding: "0 20px 24px" });

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

export const title = style({
  fontFamily: vars.font.display,
  fontWeight: 560,
  fontSize: rem(28),
  lineHeight: 1.08,
  letterSpacing: "-0.02em",
  overflowWrap: "anywhere",
  textWrap: "balance",
});

export const rest = style({ display: "block", fontStyle: "italic", fontWeight: 400 });
export const waiting = style({ color: vars.color.textMuted });

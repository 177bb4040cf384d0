import { media, rem, vars } from "@jubilee/ui/theme";
import { style } from "@vanilla-extract/css";

export const layout = style({
  display: "grid",
  gap: "24px 40px",
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": {
    [media.tabletUp]: { gridTemplateColumns: "minmax(180px, 1fr) minmax(0, 2.6fr)" },
  },
});

export const whole = style({ display: "grid", gap: 10, alignContent: "start", minInlineSize: 0 });

export const sum = style({
  fontFamily: vars.font.display,
  fontSize: rem(36),
  fontWeight: 560,
  lineHeight: 1.05,
  letterSpacing: "-0.02em",
  fontVariantNumeric: "tabular-nums",
  overflowWrap: "anywhere",
});

export const track = style({
  blockSize: 8,
  borderRadius: vars.radius.full,
  overflow: "hidden",
  background: vars.ink["4"],
});
export const fill = style({
  blockSize: "100%",
  borderRadius: vars.radius.full,
  background: vars.ink["12"],
});

export const muted = style({ fontSize: rem(14), color: vars.color.textMuted });

export const facts = style({ display: "grid", gap: 6, margin: 0, fontSize: rem(14) });
export const fact = style({
  display: "flex",
  justifyContent: "space-between",
  gap: 12,
  color: vars.color.textMuted,
});
export const figure = style({
  margin: 0,
  fontWeight: 600,
  color: vars.color.text,
  fontVariantNumeric: "tabular-nums",
});

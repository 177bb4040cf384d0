import { media, rem, vars } from "@jubilee/ui/theme";
import { style } from "@vanilla-extract/css";

export const grid = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: "24px 12px",
  "@media": {
    [media.tabletUp]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))", gap: "32px 20px" },
    "(min-width: 1200px)": { gridTemplateColumns: "repeat(6, minmax(0, 1fr))", gap: "40px 20px" },
  },
});

export const item = style({ fontSize: rem(14), lineHeight: 1.4 });
export const swatch = style({
  aspectRatio: "1",
  overflow: "hidden",
  marginBlockEnd: 12,
  borderRadius: vars.radius.m,
});
export const name = style({
  display: "block",
  marginBlockEnd: 2,
  fontFamily: vars.font.display,
  fontSize: rem(18),
  fontWeight: 560,
  lineHeight: 1.2,
});
export const terms = style({ color: vars.color.textMuted });

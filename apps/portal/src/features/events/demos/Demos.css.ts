import { media, rem, vars } from "@jubilee/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

export const cards = style({
  display: "grid",
  gap: "32px 24px",
  margin: 0,
  padding: 0,
  listStyle: "none",
  "@media": {
    [media.tabletUp]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    [media.desktop]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))", gap: "40px 28px" },
  },
});

export const card = style({
  display: "grid",
  gap: 4,
  color: "inherit",
  textDecoration: "none",
  borderRadius: vars.radius.m,
  selectors: {
    "&:focus-visible": { outline: `3px solid ${vars.color.focus}`, outlineOffset: 4 },
  },
});

export const cover = style({
  display: "block",
  overflow: "hidden",
  blockSize: 168,
  marginBlockEnd: 8,
  borderRadius: vars.radius.m,
});
globalStyle(`${cover} > span`, { blockSize: "100%" });

export const kind = style({ fontSize: rem(14), color: vars.color.textMuted });
export const title = style({
  fontFamily: vars.font.display,
  fontSize: rem(22),
  fontWeight: 560,
  lineHeight: 1.2,
  selectors: {
    [`${card}:hover &`]: {
      textDecoration: "underline",
      textUnderlineOffset: 4,
      textDecorationThickness: 1,
    },
  },
});
export const line = style({ lineHeight: 1.5, color: vars.color.textMuted });

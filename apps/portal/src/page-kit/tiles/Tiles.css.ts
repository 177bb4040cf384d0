import { media, rem, vars } from "@jubilee/ui/theme";
import { globalStyle, style, styleVariants } from "@vanilla-extract/css";

const list = style({
  display: "grid",
  gap: 12,
  gridTemplateColumns: "minmax(0, 1fr)",
  listStyle: "none",
  margin: 0,
  padding: 0,
});

export const tiles = styleVariants({
  one: [list],
  three: [
    list,
    {
      "@media": { [media.desktop]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))", gap: 16 } },
    },
  ],
  four: [
    list,
    {
      "@media": {
        [media.tabletUp]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
        [media.desktop]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))", gap: 16 },
      },
    },
  ],
});

/** Below what it follows from. */
export const next = style({ marginBlockStart: 32 });

export const tile = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  gap: 12,
  alignItems: "center",
  inlineSize: "100%",
  blockSize: "100%",
  minBlockSize: 76,
  padding: "14px 16px",
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.l,
  background: vars.color.surface,
  color: "inherit",
  font: "inherit",
  textAlign: "start",
  textDecoration: "none",
  cursor: "pointer",
  ":hover": { background: vars.color.hover },
});
globalStyle(`${tile} > svg`, { color: vars.color.textMuted });
globalStyle(`[dir="rtl"] ${tile} > svg`, { transform: "scaleX(-1)" });

export const mark = style({
  display: "grid",
  placeItems: "center",
  inlineSize: 40,
  blockSize: 40,
  borderRadius: vars.radius.m,
});

/** A mark that brings its own ground. */
export const own = style({ display: "block", inlineSize: 40, blockSize: 40 });
globalStyle(`${own} > svg`, { display: "block", inlineSize: "100%", blockSize: "100%" });

export const marks = styleVariants({
  plum: { background: vars.plum["4"], color: vars.plum["11"] },
  moss: { background: vars.moss["4"], color: vars.moss["11"] },
  marigold: { background: vars.marigold["4"], color: vars.marigold["11"] },
  brick: { background: vars.brick["4"], color: vars.brick["11"] },
  sky: { background: vars.sky["4"], color: vars.sky["11"] },
});

export const words = style({ display: "grid", gap: 2, minInlineSize: 0, fontSize: rem(16) });
export const title = style({ fontWeight: 600, lineHeight: 1.3 });
export const under = style({ fontSize: rem(14), lineHeight: 1.35, color: vars.color.textMuted });

import { media, rem, vars } from "@jubilee/ui/theme";
import { style, styleVariants } from "@vanilla-extract/css";

export const choices = style({
  display: "grid",
  gap: 12,
  gridTemplateColumns: "minmax(0, 1fr)",
  listStyle: "none",
  margin: 0,
  padding: 0,
  "@media": {
    [media.tabletUp]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    [media.desktop]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))", gap: 16 },
  },
});

export const choice = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  gap: 12,
  alignItems: "center",
  inlineSize: "100%",
  blockSize: "100%",
  minBlockSize: 76,
  padding: "14px 16px",
  border: `1px solid ${vars.color.fieldBorder}`,
  borderRadius: vars.radius.l,
  background: vars.color.surface,
  color: "inherit",
  font: "inherit",
  textAlign: "start",
  cursor: "pointer",
  ":hover": { background: vars.color.hover },
});

export const choiceMark = style({
  display: "grid",
  placeItems: "center",
  inlineSize: 40,
  blockSize: 40,
  borderRadius: vars.radius.m,
});

export const choiceMarks = styleVariants({
  sky: { background: vars.sky["4"], color: vars.sky["11"] },
  brick: { background: vars.brick["4"], color: vars.brick["11"] },
  plum: { background: vars.plum["4"], color: vars.plum["11"] },
  marigold: { background: vars.marigold["4"], color: vars.marigold["11"] },
});

export const choiceWords = style({ display: "grid", gap: 2, minInlineSize: 0 });

export const under = style({ fontSize: rem(14), lineHeight: 1.35, color: vars.color.textMuted });

export const linkCards = style({
  display: "grid",
  gap: 16,
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": { [media.desktop]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});

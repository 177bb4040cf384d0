import { media, rem, vars } from "@jubilee/ui/theme";
import { style } from "@vanilla-extract/css";

const grid = style({
  display: "grid",
  gap: 20,
  margin: 0,
  padding: 0,
  listStyle: "none",
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": {
    [media.tabletUp]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
  },
});
export const cards = style([
  grid,
  { "@media": { [media.desktop]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" } } },
]);

/** One or two take the whole row between them. */
export const wideCards = style([grid]);
export const card = style({
  position: "relative",
  display: "grid",
  gridTemplateRows: "auto 1fr",
  overflow: "hidden",
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.l,
  background: vars.color.surface,
});
export const art = style({
  aspectRatio: "3 / 2",
  overflow: "hidden",
  background: vars.ink["4"],
  "@media": { [media.desktop]: { selectors: { [`${wideCards} &`]: { aspectRatio: "2 / 1" } } } },
});
export const words = style({
  display: "flex",
  flexDirection: "column",
  gap: 6,
  minInlineSize: 0,
  padding: 16,
});
export const head = style({
  display: "flex",
  alignItems: "flex-start",
  justifyContent: "space-between",
  gap: 12,
});
export const under = style({ fontSize: rem(14), lineHeight: 1.45, color: vars.color.textMuted });
export const beginning = style([
  under,
  {
    display: "-webkit-box",
    WebkitBoxOrient: "vertical",
    WebkitLineClamp: 2,
    overflow: "hidden",
  },
]);

/** Above the link that covers the whole card. */
export const acts = style({
  position: "relative",
  zIndex: 1,
  display: "flex",
  flexWrap: "wrap",
  gap: 8,
  marginBlockStart: "auto",
  paddingBlockStart: 8,
});

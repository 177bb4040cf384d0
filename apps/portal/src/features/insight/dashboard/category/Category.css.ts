import { media, ownColours, rem, vars } from "@jubilee/ui/theme";
import { style, styleVariants } from "@vanilla-extract/css";

const wide = "(min-width: 1200px)";

export const layout = style({ display: "grid", gap: 40, alignItems: "start" });
export const withSide = style([
  layout,
  {
    "@media": {
      [wide]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 356px)", columnGap: 48 },
    },
  },
]);

export const main = style({ minInlineSize: 0 });

export const line = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "40px minmax(0, 1fr) auto 20px",
  gap: 20,
  alignItems: "center",
  minBlockSize: 96,
  paddingBlock: 14,
  borderBlockStart: `1px solid ${vars.color.line}`,
  "@media": {
    [media.mobile]: { gridTemplateColumns: "40px minmax(0, 1fr) 20px", gap: 14 },
  },
});

export const tile = style({
  display: "grid",
  placeItems: "center",
  inlineSize: 40,
  blockSize: 40,
  borderRadius: 12,
  background: vars.plum["3"],
  color: vars.plum["11"],
});

export const texts = style({ display: "grid", gap: 4, minInlineSize: 0 });
export const named = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "4px 12px",
});
export const name = style({
  color: "inherit",
  textDecoration: "none",
  fontFamily: vars.font.display,
  fontSize: rem(22),
  fontWeight: 560,
  lineHeight: 1.2,
  selectors: {
    "&::after": { content: "", position: "absolute", inset: 0 },
    "&:hover": { textDecoration: "underline", textUnderlineOffset: 4, textDecorationThickness: 1 },
  },
  "@media": { [media.mobile]: { fontSize: rem(18) } },
});

const words = style({ fontSize: rem(14), lineHeight: 1.45, overflowWrap: "anywhere" });
export const fact = style([words, { color: vars.color.textMuted }]);
export const late = style([words, { color: vars.color.dangerText, fontWeight: 600 }]);
/** As high as the line that comes. */
export const comingFact = style({ display: "flex", alignItems: "center", blockSize: rem(20) });

export const drawing = style({
  display: "block",
  inlineSize: 112,
  blockSize: 64,
  ...ownColours,
  "@media": { [media.mobile]: { display: "none" } },
});
/** Keeps its place. */
export const noDrawing = style({ "@media": { [media.mobile]: { display: "none" } } });
export const tone = styleVariants({
  strong: { color: vars.plum["9"] },
  good: { color: vars.moss["9"] },
  waiting: { color: vars.marigold["9"] },
  late: { color: vars.brick["8"] },
  quiet: { color: vars.ink["5"] },
});

export const chevron = style({
  color: vars.color.textMuted,
  selectors: { "[dir=rtl] &": { transform: "scaleX(-1)" } },
});

export const fold = style({
  borderBlock: `1px solid ${vars.color.line}`,
  fontSize: rem(14),
});
export const foldHead = style({
  display: "grid",
  gridTemplateColumns: "auto auto minmax(0, 1fr) auto",
  gap: 12,
  alignItems: "center",
  minBlockSize: 56,
  paddingBlock: 10,
  color: vars.color.textMuted,
  listStyle: "none",
  cursor: "pointer",
  selectors: { "&::-webkit-details-marker": { display: "none" } },
});
export const foldTitle = style({ fontWeight: 500, color: vars.color.text });
export const foldNames = style({ selectors: { "details[open] &": { visibility: "hidden" } } });
export const foldMark = style({
  selectors: { "details[open] &": { transform: "rotate(180deg)" } },
});
export const foldList = style({ display: "grid", gap: 2, paddingBlockEnd: 16 });
export const foldItem = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: 2,
  alignContent: "center",
  minBlockSize: 52,
  paddingBlock: 6,
});
export const foldLink = style({
  color: vars.color.text,
  fontWeight: 500,
  textDecoration: "none",
  selectors: {
    "&::after": { content: "", position: "absolute", inset: 0 },
    "&:hover": { textDecoration: "underline", textUnderlineOffset: 3 },
  },
});
export const foldWords = style({ color: vars.color.textMuted });

export const own = style({
  position: "relative",
  display: "grid",
  gap: 2,
  alignContent: "center",
  minBlockSize: 60,
  paddingBlock: 8,
  fontSize: rem(14),
  lineHeight: 1.35,
  selectors: { "& + &": { borderBlockStart: `1px solid ${vars.color.lineSoft}` } },
});
export const ownName = style([foldLink, { overflowWrap: "anywhere" }]);
export const ownDetail = style({ fontSize: rem(12), color: vars.color.textMuted });
export const ownLate = style({
  fontSize: rem(12),
  color: vars.color.dangerText,
  fontWeight: 600,
});

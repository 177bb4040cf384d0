import { globalStyle, style } from "@vanilla-extract/css";
import { dayNight } from "../../theme/dayNight.ts";
import { media } from "../../theme/measures.ts";
import { rem } from "../../theme/rem.ts";
import { vars } from "../../theme/vars.css.ts";

export const board = style({
  display: "flex",
  flexDirection: "column",
  gap: 12,
  minWidth: 0,
  blockSize: "100%",
  minBlockSize: 320,
  fontFamily: vars.font.text,
  fontSize: rem(14),
  lineHeight: 1.4,
});
export const columnSwitch = style({ flex: "none", overflowX: "auto", paddingBlock: 3 });
export const columns = style({
  display: "grid",
  flex: 1,
  gridAutoFlow: "column",
  gridAutoColumns: "minmax(260px, 1fr)",
  gridTemplateRows: "minmax(0, 1fr)",
  gap: 12,
  minBlockSize: 0,
  overflowX: "auto",
  "@media": {
    [media.belowDesktop]: { gridAutoColumns: "minmax(216px, 1fr)", gap: 8 },
    [media.mobile]: { gridAutoColumns: "minmax(0, 1fr)" },
  },
});
export const column = style({
  display: "flex",
  flexDirection: "column",
  minWidth: 0,
  minHeight: 0,
  borderRadius: 14,
  background: vars.ink["2"],
  outline: "1px solid transparent",
  outlineOffset: -1,
});
export const over = style({ background: vars.ink["3"] });
export const refused = style({ outline: `2px solid ${vars.color.warningText}` });
export const columnHead = style({
  display: "flex",
  flex: "none",
  alignItems: "center",
  gap: 8,
  minHeight: 50,
  padding: "8px 8px 8px 14px",
  paddingInline: "14px 8px",
});
export const columnName = style({
  fontWeight: 600,
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});
export const count = style({
  color: vars.color.textMuted,
  fontVariantNumeric: "tabular-nums",
  whiteSpace: "nowrap",
});
export const atLimit = style([count, { color: vars.color.warningText, fontWeight: 600 }]);
export const overLimit = style([
  atLimit,
  {
    flex: "none",
    padding: "1px 6px",
    borderRadius: vars.radius.s,
    fontSize: rem(12),
    background: dayNight(vars.marigold["3"], vars.marigold["4"]),
  },
]);
export const columnMenu = style({ marginInlineStart: "auto" });
export const list = style({
  position: "relative",
  display: "flex",
  flex: 1,
  flexDirection: "column",
  gap: 8,
  minHeight: 0,
  /* Room for the ring of the first card, which a scroller would cut. */
  margin: "-6px 0 0",
  padding: "6px 8px 12px",
  scrollPaddingBlock: 6,
  overflowY: "auto",
  overscrollBehavior: "contain",
  listStyle: "none",
});
export const empty = style({
  padding: "12px 8px",
  color: vars.color.textMuted,
  textAlign: "center",
});
export const space = style({ flex: "none" });
/** In the document, out of sight: what a finger or the focus still holds. */
export const gone = style({
  position: "absolute",
  insetInline: 8,
  opacity: 0,
  pointerEvents: "none",
});
export const place = style({
  borderRadius: vars.radius.m,
  outline: `1.5px dashed ${vars.plum["8"]}`,
  outlineOffset: -1,
  background: dayNight(vars.plum["2"], vars.plum["3"]),
});
export const card = style({
  position: "relative",
  display: "grid",
  gap: 8,
  padding: 12,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.m,
  background: dayNight(vars.color.surface, vars.ink["3"]),
  color: vars.color.text,
  fontSize: rem(14),
  lineHeight: 1.4,
  transition: `rotate ${vars.duration.fast} ${vars.ease}, box-shadow ${vars.duration.fast} ${vars.ease}`,
  selectors: { "&:hover": { borderColor: vars.color.border } },
});
export const liftedCard = style({
  rotate: "1.6deg",
  borderColor: vars.plum["7"],
  boxShadow: vars.shadow["3"],
  selectors: { '[dir="rtl"] &': { rotate: "-1.6deg" } },
});
/** While a pointer carries the card, its place is empty. */
globalStyle(`[data-dragging] ${place} > ${card}`, { visibility: "hidden", rotate: "none" });
export const head = style({ display: "flex", alignItems: "start", gap: 4 });
export const cover = style({
  flex: 1,
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  background: "none",
  color: "inherit",
  font: "inherit",
  fontWeight: 500,
  textAlign: "start",
  textWrap: "pretty",
  overflowWrap: "anywhere",
  cursor: "grab",
  outline: "none",
  touchAction: "manipulation",
  WebkitTouchCallout: "none",
  selectors: {
    "&::after": { content: '""', position: "absolute", inset: 0, borderRadius: vars.radius.m },
    "&:focus-visible::after": { outline: `3px solid ${vars.color.focus}`, outlineOffset: 2 },
  },
});
export const moveButton = style({
  position: "absolute",
  insetBlockStart: 6,
  insetInlineEnd: 6,
  zIndex: 1,
  borderRadius: vars.radius.s,
  background: dayNight(vars.color.surface, vars.ink["3"]),
  color: vars.color.textMuted,
  opacity: 0,
  selectors: {
    [`${card}:hover &, ${card}:focus-within &`]: { opacity: 1 },
  },
  /* Always there for fingers, which do not hover: beside the name, not over it. */
  "@media": {
    [media.touch]: {
      position: "relative",
      inset: "auto",
      margin: -12,
      background: "none",
      opacity: 1,
    },
  },
});
export const foot = style({ flex: "none", padding: "0 8px 8px" });

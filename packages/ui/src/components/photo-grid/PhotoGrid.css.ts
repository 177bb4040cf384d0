import { createVar, globalStyle, style } from "@vanilla-extract/css";
import { media } from "../../theme/measures.ts";
import { rem } from "../../theme/rem.ts";
import { vars } from "../../theme/vars.css.ts";

export const heightVar = createVar();
export const widthVar = createVar();
export const gapVar = createVar();

export const grid = style({ display: "flow-root", minWidth: 0, fontFamily: vars.font.text });
export const space = style({ height: heightVar });
export const line = style({
  display: "flex",
  gap: gapVar,
  height: heightVar,
  marginBlockEnd: gapVar,
});
export const cell = style({
  position: "relative",
  flex: "none",
  width: widthVar,
  height: "100%",
  borderRadius: 4,
  overflow: "hidden",
  background: vars.color.tint,
  cursor: "pointer",
  selectors: {
    "&:focus-visible": { outline: `3px solid ${vars.color.focus}`, outlineOffset: 2, zIndex: 1 },
    '&[aria-selected="true"]': { outline: `3px solid ${vars.color.action}`, outlineOffset: -3 },
    '&[aria-selected="true"]:focus-visible': { outlineOffset: 2 },
  },
});
export const photo = style({
  display: "block",
  width: "100%",
  height: "100%",
  objectFit: "cover",
  transition: `transform ${vars.duration.base} ${vars.ease}`,
  selectors: {
    [`${cell}[aria-selected="true"] &`]: { transform: "scale(0.88)", borderRadius: 4 },
  },
});
export const broken = style({
  display: "grid",
  placeItems: "center",
  height: "100%",
  padding: 8,
  fontSize: rem(12),
  lineHeight: 1.35,
  textAlign: "center",
  color: vars.color.textMuted,
  overflow: "hidden",
});
/** Seen when a pointer is there, when one is chosen, and always where there is none to point with. */
export const choose = style({
  position: "absolute",
  insetBlockStart: 0,
  insetInlineStart: 0,
  display: "grid",
  placeItems: "center",
  width: 44,
  height: 44,
  opacity: 0,
  selectors: {
    [`${cell}:is(:hover, :focus-visible, [aria-selected="true"]) &`]: { opacity: 1 },
    "[data-choosing] &": { opacity: 1 },
  },
  "@media": { [media.touch]: { opacity: 1 } },
});
globalStyle(`${choose} input`, {
  width: 20,
  height: 20,
  margin: 0,
  accentColor: vars.color.action,
  cursor: "pointer",
});

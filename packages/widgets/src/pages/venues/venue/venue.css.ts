import { media, rem, vars } from "@jubilee/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";
import { panel, question, twoColumns } from "../../styles/css.ts";

const { color, font, radius } = vars;

export const head = style({ minWidth: 0, paddingBlockStart: 8 });
/** On phones asking comes last, and the bar at the foot leads to it. */
export const beside = style({
  marginBlockStart: 48,
  "@media": { [twoColumns]: { marginBlockStart: -112 } },
});
/** How far down it begins beside the cover. */
const topPx = 288;
/** On wide windows the whole form is in view from the start, its fields scroll above its button. */
globalStyle(`${beside} > ${panel}`, {
  "@media": { [twoColumns]: { maxBlockSize: `max(420px, 100dvh - ${topPx + 24}px)` } },
});
globalStyle(`${beside} form${question}`, { "@media": { [twoColumns]: { paddingBlockEnd: 0 } } });
export const foot = style({
  display: "grid",
  "@media": {
    [twoColumns]: {
      position: "sticky",
      insetBlockEnd: 0,
      marginInline: -20,
      padding: "12px 20px 20px",
      borderBlockStart: `1px solid ${color.line}`,
      background: color.surface,
    },
  },
});
export const thumb = style({ display: "flex" });
export const site = style({ color: color.actionText, overflowWrap: "anywhere" });

export const spaces = style({ display: "flex", flexWrap: "wrap", gap: 8, marginBlockStart: 16 });
export const space = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: 44,
  padding: "8px 16px",
  border: `1px solid ${color.border}`,
  borderRadius: radius.full,
  color: color.text,
  font: `600 ${rem(14)}/20px ${font.text}`,
  textDecoration: "none",
  overflowWrap: "anywhere",
  ":hover": { background: color.tint },
  selectors: {
    "&[aria-current]": {
      background: color.action,
      borderColor: color.action,
      color: color.onAction,
    },
  },
});
export const pager = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: 12,
  marginBlockStart: 16,
});
globalStyle(`${pager} b`, { fontWeight: 600 });
export const turn = style({
  selectors: { "&:dir(rtl)": { transform: "scaleX(-1)" }, "&:hover": { background: color.tint } },
});
export const still = style({ opacity: 0.3 });

export const months = style({
  display: "grid",
  gap: 28,
  marginBlockStart: 12,
  "@media": { [media.tabletUp]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});
export const monthName = style({ fontSize: rem(18), lineHeight: rem(24), marginBlockEnd: 8 });
export const days = style({
  display: "grid",
  gridTemplateColumns: "repeat(7, minmax(0, 1fr))",
  gap: 4,
  fontSize: rem(14),
  fontVariantNumeric: "tabular-nums",
});
export const weekday = style({ textAlign: "center", fontSize: rem(12), color: color.textMuted });
const day = style({
  appearance: "none",
  display: "grid",
  placeItems: "center",
  position: "relative",
  minHeight: 44,
  padding: 0,
  border: `1px solid ${color.line}`,
  borderRadius: radius.s,
  font: "inherit",
});
export const free = style([
  day,
  {
    background: color.surface,
    color: color.text,
    cursor: "pointer",
    ":hover": { background: color.tint, borderColor: color.action },
  },
]);
export const partly = style([free, { background: vars.marigold["3"], color: vars.marigold["12"] }]);
export const shut = style([
  day,
  { background: color.well, color: color.textMuted, textDecoration: "line-through" },
]);

export const rows = style({ margin: 0, padding: 0, listStyle: "none" });
globalStyle(`${rows} > li`, { paddingBlock: 14, borderBlockEnd: `1px solid ${color.line}` });
globalStyle(`${rows} h3`, {
  font: `600 ${rem(18)}/24px ${font.text}`,
  letterSpacing: 0,
  overflowWrap: "anywhere",
});
export const figures = style({
  display: "flex",
  flexWrap: "wrap",
  gap: "4px 20px",
  marginBlockStart: 4,
});
globalStyle(`${figures} > div`, { display: "flex", gap: 6 });
globalStyle(`${figures} dt`, { color: color.textMuted });
globalStyle(`${figures} dd`, { margin: 0, fontWeight: 600, fontVariantNumeric: "tabular-nums" });
export const hours = style({ margin: 0 });
globalStyle(`${hours} > div`, {
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  gap: "0 20px",
  paddingBlock: 10,
  borderBlockEnd: `1px solid ${color.line}`,
});
globalStyle(`${hours} dd`, { margin: 0, fontVariantNumeric: "tabular-nums" });

export const marks = style({
  display: "flex",
  flexWrap: "wrap",
  gap: 8,
  margin: 0,
  padding: 0,
  listStyle: "none",
});
globalStyle(`${marks} > li`, {
  padding: "6px 14px",
  borderRadius: radius.full,
  background: color.tint,
  fontSize: rem(14),
  lineHeight: rem(20),
  overflowWrap: "anywhere",
});
export const note = style({
  maxWidth: "60ch",
  marginBlockStart: 14,
  whiteSpace: "pre-line",
  overflowWrap: "anywhere",
});
export const place = style({
  display: "grid",
  justifyItems: "center",
  gap: 4,
  margin: 0,
  padding: 16,
  borderRadius: radius.m,
  background: color.well,
});

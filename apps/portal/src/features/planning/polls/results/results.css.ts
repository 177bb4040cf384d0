import { rem, vars } from "@jubilee/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

export const bars = style({ display: "grid", gap: 16, maxWidth: 720 });
export const barHead = style({
  display: "flex",
  justifyContent: "space-between",
  alignItems: "baseline",
  gap: 12,
  overflowWrap: "anywhere",
});
export const track = style({
  height: 8,
  marginBlockStart: 4,
  borderRadius: 4,
  overflow: "hidden",
  background: vars.color.tint,
  forcedColorAdjust: "none",
});
export const fill = style({
  height: "100%",
  borderRadius: 4,
  background: vars.color.fieldBorder,
  selectors: { "&[data-best]": { background: vars.color.action } },
});

/** Scrolls in itself: many dates are wider than a phone. */
export const tableBox = style({ overflowX: "auto", maxWidth: "100%", position: "relative" });
export const table = style({
  borderCollapse: "separate",
  borderSpacing: 0,
  minWidth: "100%",
  textAlign: "center",
  fontVariantNumeric: "tabular-nums",
});
globalStyle(`${table} :is(th, td)`, {
  padding: "10px 12px",
  borderBlockEnd: `1px solid ${vars.color.line}`,
  verticalAlign: "middle",
  fontWeight: "inherit",
});
/** What people said, to be read as words. */
export const wordTable = style({});
globalStyle(`${wordTable} :is(th, td)`, { textAlign: "start" });
globalStyle(`${table} thead :is(th, td)`, { verticalAlign: "bottom" });
globalStyle(`${table} tr > :first-child`, {
  position: "sticky",
  insetInlineStart: 0,
  background: vars.color.page,
  textAlign: "start",
  minWidth: 200,
  maxWidth: 240,
  overflowWrap: "anywhere",
});
globalStyle(`${table} small`, {
  display: "block",
  fontSize: rem(12),
  lineHeight: rem(18),
  color: vars.color.textMuted,
});
globalStyle(`${table} [data-best]`, {
  background: `color-mix(in srgb, ${vars.color.spark} 13%, ${vars.color.page})`,
});
globalStyle(`${table} thead [data-best]`, { borderStartStartRadius: 12, borderStartEndRadius: 12 });
globalStyle(`${table} tfoot [data-best]`, { borderEndStartRadius: 12, borderEndEndRadius: 12 });
globalStyle(`${table} tfoot :is(th, td)`, { borderBlockEnd: 0, verticalAlign: "top" });

export const quotes = style({
  display: "grid",
  gap: 12,
  listStyle: "none",
  padding: 0,
  maxWidth: 640,
});
globalStyle(`${quotes} blockquote`, {
  margin: 0,
  paddingInlineStart: 16,
  borderInlineStart: `2px solid ${vars.color.line}`,
  whiteSpace: "pre-line",
  overflowWrap: "anywhere",
});

export const drawing = style({ width: "100%", height: "auto", maxWidth: 980, overflow: "visible" });
globalStyle(`${drawing} text`, {
  fill: vars.color.text,
  fontSize: rem(13),
  fontFamily: vars.font.text,
});

export const notes = style({ display: "grid", gap: 12, margin: 0 });
globalStyle(`${notes} dt`, { fontWeight: 600 });
globalStyle(`${notes} dd`, { margin: 0 });

export const names = style({
  display: "flex",
  flexWrap: "wrap",
  gap: "4px 20px",
  listStyle: "none",
  padding: 0,
});

const inks = [vars.plum["9"], vars.brick["9"], vars.marigold["9"], vars.sky["9"], vars.moss["9"]];
export const block = style({ forcedColorAdjust: "none" });
export const band = style({ opacity: 0.22, forcedColorAdjust: "none" });
for (const [at, colour] of inks.entries()) {
  globalStyle(`:is(${block}, ${band})[data-ink="${at}"]`, { fill: colour });
}
export const figure = style({ fontWeight: 600 });
export const chosen = style({ fontWeight: 600 });
globalStyle(`${drawing} ${chosen}`, { fill: vars.color.actionText });

/** A link that opens what lies under it. */
export const opener = style({
  inlineSize: "fit-content",
  minBlockSize: 32,
  cursor: "pointer",
  fontSize: rem(14),
  fontWeight: 600,
  color: vars.color.actionText,
});

import { media, rem, vars } from "@jubilee/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

/** A leaf of the calendar. */
export const leaf = style({
  display: "grid",
  justifyItems: "stretch",
  width: 48,
  flex: "none",
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.s,
  overflow: "hidden",
  textAlign: "center",
  background: vars.color.surface,
  color: vars.color.text,
  fontSize: rem(12),
  lineHeight: rem(18),
});
globalStyle(`${leaf} > :first-child`, { background: vars.color.tint });
globalStyle(`${leaf} strong`, {
  fontFamily: vars.font.display,
  fontSize: rem(20),
  lineHeight: rem(24),
  fontWeight: 600,
});
globalStyle(`${leaf} > :last-child`, { color: vars.color.textMuted, paddingBlockEnd: 2 });

/** A time over its column: leaf, the reader's clock, the others' clocks in lines of one height. */
export const head = style({ display: "grid", justifyItems: "center" });
export const clock = style({
  marginBlockStart: 8,
  fontSize: rem(16),
  lineHeight: rem(24),
  fontWeight: 600,
  whiteSpace: "nowrap",
});
export const zoneLine = style({
  fontSize: rem(12),
  lineHeight: rem(18),
  minBlockSize: rem(18),
  color: vars.color.textMuted,
  whiteSpace: "nowrap",
});

export const zonePlaceLine = style([zoneLine, { display: "block" }]);

export const person = style({ display: "flex", alignItems: "center", gap: 10, minInlineSize: 0 });
export const personWords = style({ minInlineSize: 0, overflowWrap: "anywhere" });
export const canCome = style({
  display: "block",
  fontFamily: vars.font.display,
  fontSize: rem(22),
  lineHeight: rem(28),
  fontWeight: 600,
});

export const best = style({ fontWeight: 600, fontSize: rem(12), whiteSpace: "nowrap" });
export const dot = style({
  display: "inline-block",
  width: 8,
  height: 8,
  marginInlineEnd: 6,
  borderRadius: 4,
  background: vars.color.spark,
  forcedColorAdjust: "none",
});

export const legend = style({
  display: "flex",
  flexWrap: "wrap",
  gap: "4px 20px",
  listStyle: "none",
  padding: 0,
  fontSize: rem(14),
  color: vars.color.textMuted,
});
globalStyle(`${legend} li`, { display: "flex", alignItems: "center", gap: 8 });

/** Times under each other, for phones. */
export const times = style({ display: "grid", listStyle: "none", padding: 0 });
globalStyle(`${times} > li`, {
  display: "grid",
  gap: 10,
  paddingBlock: 16,
  borderBlockEnd: `1px solid ${vars.color.line}`,
});
export const timeRow = style({ display: "flex", gap: 12, alignItems: "flex-start" });
export const timeWords = style({ display: "grid", minInlineSize: 0 });
globalStyle(`${timeWords} ${clock}`, { marginBlockStart: 0, fontSize: rem(18) });
export const markRow = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "6px 12px",
});
export const marks = style({ display: "flex", flexWrap: "wrap", gap: 4 });
export const counted = style({ marginInlineStart: "auto", fontSize: rem(14) });
export const who = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: "4px 8px",
  margin: 0,
  paddingBlockStart: 8,
  fontSize: rem(14),
  "@media": { [media.tabletUp]: { maxInlineSize: 480 } },
});
globalStyle(`${who} dd`, { margin: 0, overflowWrap: "anywhere" });

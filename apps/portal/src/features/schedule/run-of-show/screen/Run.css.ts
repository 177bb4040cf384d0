import { media, rem, vars } from "@jubilee/ui/theme";
import { globalStyle, style, styleVariants } from "@vanilla-extract/css";

const wide = media.tabletUp;

export const page = style({
  display: "grid",
  alignContent: "center",
  minHeight: "100dvh",
  padding: 24,
});

export const frame = style({ minHeight: "100dvh", paddingBlockEnd: 96 });

export const head = style({
  position: "sticky",
  insetBlockStart: 0,
  zIndex: vars.zIndex.sticky,
  display: "flex",
  alignItems: "center",
  gap: 8,
  minHeight: 60,
  paddingInline: "4px 16px",
  background: vars.color.page,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  "@media": { [media.tabletUp]: { paddingInline: "12px 32px", gap: 12 } },
});
export const clock = style({
  flex: "none",
  fontFamily: vars.font.display,
  fontWeight: 560,
  fontSize: rem(28),
  lineHeight: 1,
  letterSpacing: "-0.01em",
  fontVariantNumeric: "lining-nums tabular-nums",
  whiteSpace: "nowrap",
});
export const occasion = style({
  flex: "1 1 96px",
  minWidth: 0,
  display: "grid",
  fontSize: vars.fontSize["12"],
  lineHeight: 1.35,
  color: vars.color.textMuted,
});
export const occasionName = style({
  display: "block",
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  fontFamily: vars.font.text,
  fontSize: vars.fontSize["14"],
  fontWeight: 600,
  color: vars.color.text,
});
/** On phones the zone stands below, where there is room for it. */
export const headZone = style({ display: "none", "@media": { [wide]: { display: "inline" } } });
export const zone = style({
  fontSize: vars.fontSize["12"],
  color: vars.color.textMuted,
  "@media": { [wide]: { display: "none" } },
});
/** On phones the sign alone; what has to be said stands in a bar. */
export const lineWords = style({
  position: "absolute",
  inlineSize: 1,
  blockSize: 1,
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
  "@media": {
    [wide]: {
      position: "static",
      inlineSize: "auto",
      blockSize: "auto",
      clipPath: "none",
    },
  },
});
const lineColours = {
  on: vars.moss["11"],
  off: vars.marigold["11"],
  ahead: vars.color.textMuted,
};
export const line = styleVariants(lineColours, (color) => ({
  flex: "0 1 auto",
  minWidth: 0,
  display: "inline-flex",
  alignItems: "center",
  gap: 6,
  fontSize: vars.fontSize["12"],
  fontWeight: 500,
  textAlign: "end" as const,
  maxWidth: 130,
  color,
}));
globalStyle(`${line.on} svg, ${line.off} svg, ${line.ahead} svg`, {
  inlineSize: 14,
  blockSize: 14,
  flex: "none",
});

export const behind = style({
  display: "flex",
  alignItems: "center",
  gap: 10,
  minHeight: 52,
  padding: "4px 16px",
  background: vars.marigold["3"],
  color: vars.marigold["11"],
  fontSize: vars.fontSize["14"],
  fontWeight: 500,
  "@media": { [media.tabletUp]: { paddingInline: 32 } },
});
export const ahead = style([
  behind,
  { background: vars.sky["3"], color: vars.sky["11"], fontWeight: 400, paddingBlock: 8 },
]);
export const away = style([behind, { minHeight: 44, "@media": { [wide]: { display: "none" } } }]);
export const grow = style({ flex: 1, minWidth: 0, overflowWrap: "anywhere" });

export const troubles = style({
  display: "grid",
  gap: 12,
  padding: "12px 16px",
  borderBlockEnd: `1px solid ${vars.color.line}`,
});

export const body = style({
  display: "grid",
  gap: 12,
  maxWidth: 1320,
  marginInline: "auto",
  "@media": { [wide]: { gap: 20, padding: "20px 32px" } },
});
export const tools = style({
  display: "grid",
  gap: 8,
  padding: "12px 16px 0",
  "@media": {
    [wide]: { gridTemplateColumns: "minmax(0, 420px) minmax(0, 240px)", padding: 0, gap: 16 },
  },
});
/** Lanes in columns, each under the one before it: no holes beside a long one. */
export const lanes = style({
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "minmax(0, 1fr)",
  alignItems: "start",
  "@media": { [wide]: { gap: 20 } },
});
export const laneColumn = style([
  { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", minWidth: 0 },
  { "@media": { [wide]: { gap: 20 } } },
]);

export const lane = style({
  padding: 16,
  borderBlockEnd: `8px solid ${vars.ink["3"]}`,
  "@media": {
    [wide]: {
      padding: 20,
      border: `1px solid ${vars.color.line}`,
      borderRadius: vars.radius.l,
      background: vars.color.surface,
    },
  },
});
export const place = style({
  display: "flex",
  alignItems: "center",
  gap: 8,
  fontSize: vars.fontSize["14"],
  fontWeight: 600,
  color: vars.color.textMuted,
  overflowWrap: "anywhere",
});
globalStyle(`${place} svg`, { inlineSize: 16, blockSize: 16, flex: "none" });
export const lead = style({
  display: "block",
  inlineSize: "100%",
  marginBlock: "8px 6px",
  padding: 0,
  border: 0,
  background: "none",
  color: vars.color.text,
  textAlign: "start",
  fontFamily: vars.font.display,
  fontSize: rem(28),
  lineHeight: 1.15,
  fontWeight: 560,
  textWrap: "balance",
  overflowWrap: "anywhere",
});
globalStyle(`button${lead}`, { cursor: "pointer" });
globalStyle(`button${lead}:focus-visible`, {
  outline: `3px solid ${vars.color.focus}`,
  outlineOffset: 2,
  borderRadius: vars.radius.s,
});
export const who = style({
  display: "flex",
  alignItems: "center",
  gap: 8,
  fontSize: vars.fontSize["14"],
  color: vars.color.textMuted,
});
globalStyle(`${who} svg`, { inlineSize: 16, blockSize: 16 });
export const bar = style({
  blockSize: 10,
  marginBlock: "14px 6px",
  borderRadius: vars.radius.full,
  background: vars.ink["4"],
  overflow: "hidden",
});
export const barFill = styleVariants(
  { running: vars.color.action, over: vars.marigold["9"] },
  (background) => ({
    display: "block",
    blockSize: "100%",
    borderRadius: "inherit",
    background,
    transition: `inline-size ${vars.duration.slow} ${vars.ease}`,
    "@media": { [media.reducedMotion]: { transition: "none" } },
  }),
);
export const times = style({
  display: "flex",
  marginBlockStart: 6,
  justifyContent: "space-between",
  gap: 8,
  fontSize: vars.fontSize["14"],
  fontVariantNumeric: "tabular-nums",
});
/** Days ahead there is nothing to say between them. */
export const timesAhead = style([times, { justifyContent: "start", gap: 4 }]);
export const strong = style({ fontWeight: 600 });
export const late = style({ fontWeight: 600, color: vars.marigold["11"] });
export const buttons = style({
  display: "grid",
  gridTemplateColumns: "repeat(3, minmax(0, 1fr)) minmax(0, 2fr)",
  gap: 8,
  marginBlockStart: 14,
});
globalStyle(`${buttons} > button`, { minBlockSize: 56, paddingInline: 4, fontSize: rem(16) });

export const lines = style({
  display: "grid",
  margin: "14px 0 0",
  padding: 0,
  listStyle: "none",
  borderBlockStart: `1px solid ${vars.color.lineSoft}`,
});
export const row = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  alignItems: "center",
  gap: 12,
  inlineSize: "100%",
  minBlockSize: 44,
  padding: "4px 0",
  border: 0,
  background: "none",
  color: vars.color.text,
  font: "inherit",
  fontSize: vars.fontSize["14"],
  textAlign: "start",
  overflowWrap: "anywhere",
});
globalStyle(`button${row}`, { cursor: "pointer" });
globalStyle(`button${row}:hover`, { background: vars.color.hover });
globalStyle(`button${row}:focus-visible`, {
  outline: `3px solid ${vars.color.focus}`,
  outlineOffset: -2,
  borderRadius: vars.radius.s,
});
export const rowTime = style({
  minInlineSize: 44,
  fontWeight: 600,
  fontVariantNumeric: "tabular-nums",
});
export const rowEnd = style({
  display: "inline-flex",
  alignItems: "center",
  gap: 6,
  fontSize: vars.fontSize["12"],
  color: vars.color.textMuted,
});
globalStyle(`${rowEnd} svg`, { inlineSize: 14, blockSize: 14 });
export const done = style({ textDecoration: "line-through", color: vars.color.textMuted });
/** What is over, folded. */
export const over = style({
  marginBlockStart: 14,
  fontSize: vars.fontSize["14"],
  color: vars.color.textMuted,
});
globalStyle(`${over} > summary`, { minBlockSize: 32, cursor: "pointer" });
export const quiet = style({ fontSize: vars.fontSize["14"], color: vars.color.textMuted });

export const moved = style({
  display: "grid",
  margin: 0,
  padding: 0,
  listStyle: "none",
  maxBlockSize: "min(46dvh, 420px)",
  overflow: "auto",
});
export const movedLine = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto auto",
  alignItems: "center",
  gap: 12,
  minBlockSize: 48,
  borderBlockStart: `1px solid ${vars.color.lineSoft}`,
  fontSize: vars.fontSize["14"],
  overflowWrap: "anywhere",
});
export const movedTimes = style({
  display: "inline-flex",
  alignItems: "center",
  gap: 8,
  fontVariantNumeric: "tabular-nums",
  whiteSpace: "nowrap",
});
globalStyle(`${movedTimes} svg`, { inlineSize: 14, blockSize: 14, color: vars.color.textMuted });
globalStyle(`${movedTimes} del`, { color: vars.color.textMuted });
export const note = style({
  display: "block",
  fontSize: vars.fontSize["12"],
  color: vars.color.textMuted,
});
export const choices = style({ display: "grid", gap: 8 });

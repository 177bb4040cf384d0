import { media, vars } from "@jubilee/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

/** Grows with the screen: 1 at 1440 pixels. */
const large = (px: number, least: number) => `max(${least}px, ${((px / 1440) * 100).toFixed(3)}vw)`;

/** Dark whatever the theme, by its own `data-theme`: it glows into a room. */
export const wall = style({
  display: "flex",
  flexDirection: "column",
  minHeight: "100dvh",
  background: vars.color.page,
  color: vars.color.text,
  colorScheme: "dark",
  fontFamily: vars.font.text,
});

export const head = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  alignItems: "center",
  gap: large(32, 16),
  padding: `${large(32, 16)} ${large(56, 16)} ${large(24, 12)}`,
  "@media": { [media.mobile]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
export const clock = style({
  fontFamily: vars.font.display,
  fontSize: large(112, 56),
  lineHeight: 0.9,
  fontWeight: 560,
  letterSpacing: "-0.03em",
  fontVariantNumeric: "lining-nums tabular-nums",
  whiteSpace: "nowrap",
});
export const name = style({
  fontFamily: vars.font.display,
  fontSize: large(36, 24),
  lineHeight: 1.15,
  fontWeight: 560,
  textWrap: "balance",
  overflowWrap: "anywhere",
});
export const fact = style({
  marginBlockStart: 6,
  fontSize: large(22, 16),
  lineHeight: 1.3,
  color: vars.color.textMuted,
});
export const flag = style({
  padding: `${large(14, 10)} ${large(22, 14)}`,
  borderRadius: large(14, 10),
  background: vars.marigold["9"],
  color: vars.color.page,
  fontSize: large(22, 16),
  fontWeight: 600,
});

export const lanes = style({
  flex: 1,
  display: "grid",
  gridTemplateRows: "auto",
  gridAutoRows: "minmax(min-content, 1fr)",
  margin: `0 ${large(56, 16)} ${large(24, 16)}`,
});
/** What begins next, while nothing is on: as large as the room is long. */
export const first = style({
  display: "grid",
  alignContent: "center",
  justifyItems: "start",
  gap: large(16, 8),
  paddingBlock: large(24, 16),
  borderBlockStart: `1px solid ${vars.color.line}`,
  overflowWrap: "anywhere",
});
export const firstClock = style({
  fontFamily: vars.font.display,
  fontSize: large(200, 96),
  lineHeight: 0.9,
  fontWeight: 560,
  letterSpacing: "-0.03em",
  fontVariantNumeric: "lining-nums tabular-nums",
  color: vars.marigold["11"],
});
export const firstTitle = style({
  fontFamily: vars.font.display,
  fontSize: large(72, 36),
  lineHeight: 1.08,
  fontWeight: 560,
  textWrap: "balance",
});
export const row = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 0.65fr) minmax(0, 1.35fr) minmax(0, 1fr) minmax(0, 1fr)",
  alignItems: "center",
  gap: large(40, 16),
  paddingBlock: large(14, 10),
  borderBlockStart: `1px solid ${vars.color.line}`,
  overflowWrap: "anywhere",
  "@media": { [media.mobile]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
export const labels = style([
  row,
  {
    border: 0,
    fontSize: large(16, 14),
    fontWeight: 500,
    color: vars.color.textMuted,
    "@media": { [media.mobile]: { display: "none" } },
  },
]);
export const place = style({
  fontFamily: vars.font.display,
  fontSize: large(36, 24),
  lineHeight: 1.1,
  fontWeight: 560,
});
export const title = style({
  display: "block",
  fontFamily: vars.font.display,
  fontSize: large(32, 22),
  lineHeight: 1.12,
  fontWeight: 560,
  textWrap: "balance",
});
export const bar = style({
  blockSize: large(8, 6),
  marginBlockStart: large(14, 8),
  borderRadius: 99,
  background: vars.ink["4"],
  overflow: "hidden",
});
export const fill = style({
  display: "block",
  blockSize: "100%",
  borderRadius: "inherit",
  background: vars.plum["9"],
});
export const fillOver = style([fill, { background: vars.marigold["11"] }]);
export const below = style({
  display: "flex",
  justifyContent: "space-between",
  gap: 12,
  marginBlockStart: 8,
  fontSize: large(18, 15),
  color: vars.color.textMuted,
  fontVariantNumeric: "tabular-nums",
});
export const over = style({ color: vars.marigold["11"], fontWeight: 600 });
export const next = style({ fontSize: large(22, 16), lineHeight: 1.3 });
export const after = style([next, { color: vars.color.textMuted }]);
export const when = style({
  display: "flex",
  alignItems: "baseline",
  gap: 12,
  marginBlockEnd: 6,
  fontFamily: vars.font.display,
  fontSize: large(36, 22),
  lineHeight: 1.1,
  fontWeight: 560,
  fontVariantNumeric: "lining-nums tabular-nums",
});
globalStyle(`${after} ${when}`, { fontSize: large(28, 20) });
export const late = style({
  fontFamily: vars.font.text,
  fontSize: large(18, 14),
  fontStyle: "normal",
  fontWeight: 600,
  color: vars.marigold["11"],
});
export const foot = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  gap: 12,
  padding: `0 ${large(56, 16)} ${large(20, 12)}`,
  fontSize: large(16, 14),
  color: vars.color.textMuted,
});
globalStyle(`${foot} a`, { color: "inherit" });

import { media, vars } from "@jubilee/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

/** Grows with the screen: 1 at 1440 pixels. */
const large = (px: number, least: number) => `max(${least}px, ${((px / 1440) * 100).toFixed(3)}vw)`;

/** Dark whatever the theme: a wall glows into a room. */
const dark = {
  page: "#120c13",
  text: "#f4edf3",
  muted: "#b3a8b3",
  line: "#322834",
  bar: "#2b212d",
  plum: "#d06fb5",
  late: "#f0a437",
  flag: "#c98208",
};

export const wall = style({
  display: "flex",
  flexDirection: "column",
  minHeight: "100dvh",
  background: dark.page,
  color: dark.text,
  colorScheme: "dark",
  fontFamily: vars.font.text,
});
globalStyle(`html:has(${wall})`, { background: dark.page });

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
  color: dark.muted,
});
export const flag = style({
  padding: `${large(14, 10)} ${large(22, 14)}`,
  borderRadius: large(14, 10),
  background: dark.flag,
  color: dark.page,
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
export const row = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 0.65fr) minmax(0, 1.35fr) minmax(0, 1fr) minmax(0, 1fr)",
  alignItems: "center",
  gap: large(40, 16),
  paddingBlock: large(14, 10),
  borderBlockStart: `1px solid ${dark.line}`,
  overflowWrap: "anywhere",
  "@media": { [media.mobile]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
export const labels = style([
  row,
  {
    border: 0,
    fontSize: large(16, 14),
    fontWeight: 500,
    color: dark.muted,
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
  background: dark.bar,
  overflow: "hidden",
});
export const fill = style({
  display: "block",
  blockSize: "100%",
  borderRadius: "inherit",
  background: dark.plum,
});
export const fillOver = style([fill, { background: dark.late }]);
export const below = style({
  display: "flex",
  justifyContent: "space-between",
  gap: 12,
  marginBlockStart: 8,
  fontSize: large(18, 15),
  color: dark.muted,
  fontVariantNumeric: "tabular-nums",
});
export const over = style({ color: dark.late, fontWeight: 600 });
export const next = style({ fontSize: large(22, 16), lineHeight: 1.3 });
export const then = style([next, { color: dark.muted }]);
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
globalStyle(`${then} ${when}`, { fontSize: large(28, 20) });
export const late = style({
  fontFamily: vars.font.text,
  fontSize: large(18, 14),
  fontStyle: "normal",
  fontWeight: 600,
  color: dark.late,
});
export const foot = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  gap: 12,
  padding: `0 ${large(56, 16)} ${large(20, 12)}`,
  fontSize: large(16, 14),
  color: dark.muted,
});
globalStyle(`${foot} a`, { color: "inherit" });

import { style, styleVariants } from "@vanilla-extract/css";
import { media, rem, vars } from "@jubilee/ui/theme";

export const panel = style({ display: "grid", gap: 24, padding: "16px 20px 28px" });

export const venueChoice = style({
  inlineSize: 220,
  maxInlineSize: "100%",
  "@media": { [media.mobile]: { inlineSize: "auto", flex: "1 1 140px" } },
});

export const weekTable = style({
  inlineSize: "100%",
  minInlineSize: 860,
  tableLayout: "fixed",
  borderCollapse: "separate",
  borderSpacing: 0,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.m,
  overflow: "hidden",
  background: vars.color.surface,
});

export const dayHead = style({
  padding: "8px 4px",
  fontSize: rem(12),
  fontWeight: 500,
  textAlign: "center",
  color: vars.color.textMuted,
  borderBlockEnd: `1px solid ${vars.color.lineSoft}`,
});

export const spaceHead = style({
  inlineSize: 150,
  padding: 10,
  fontSize: rem(14),
  fontWeight: 550,
  textAlign: "start",
  verticalAlign: "top",
  borderBlockEnd: `1px solid ${vars.color.lineSoft}`,
  overflowWrap: "anywhere",
});

export const spaceVenue = style({
  display: "block",
  fontSize: rem(12),
  fontWeight: 400,
  color: vars.color.textMuted,
});

export const cell = style({
  position: "relative",
  blockSize: 64,
  padding: 4,
  verticalAlign: "top",
  borderBlockEnd: `1px solid ${vars.color.lineSoft}`,
  borderInlineStart: `1px solid ${vars.color.lineSoft}`,
  "@media": { [media.tabletUp]: { blockSize: 112 } },
});

export const dayButton = style({
  display: "block",
  inlineSize: "100%",
  minBlockSize: 24,
  padding: "0 6px",
  border: 0,
  borderRadius: vars.radius.s,
  background: "none",
  color: "inherit",
  font: "inherit",
  fontSize: rem(13),
  textAlign: "start",
  cursor: "pointer",
  selectors: { "&:hover": { background: vars.color.tint } },
});

const marked = { fontWeight: 700, color: vars.color.action };
export const todayHead = style([dayHead, marked]);

export const entries = style({ display: "grid", gap: 2, marginBlockStart: 2 });

const entryBase = style({
  /* Two lines at most. */
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 2,
  overflowWrap: "break-word",
  inlineSize: "100%",
  minBlockSize: 24,
  padding: "3px 6px",
  border: 0,
  borderRadius: vars.radius.s,
  font: "inherit",
  fontSize: rem(12),
  lineHeight: 1.35,
  textAlign: "start",
  cursor: "pointer",
  overflow: "hidden",
  selectors: { "&:hover": { textDecoration: "underline" } },
});

export const entry = styleVariants({
  confirmed: [entryBase, { background: vars.moss["3"], color: vars.moss["11"] }],
  hold: [entryBase, { background: vars.marigold["3"], color: vars.marigold["11"] }],
  requested: [entryBase, { background: vars.sky["3"], color: vars.sky["11"] }],
  other: [entryBase, { background: vars.ink["3"], color: vars.ink["11"] }],
});

/** Words where a finger has no room: the list under the month says the rest. */
export const onlyWide = style({
  "@media": { [media.mobile]: { display: "none" } },
});

/** On phones a day says how much it holds, in the colours of the legend. */
export const dots = style({
  display: "flex",
  gap: 3,
  justifyContent: "center",
  "@media": { [media.tabletUp]: { display: "none" } },
});

const dotBase = style({ inlineSize: 7, blockSize: 7, borderRadius: vars.radius.full });

export const dot = styleVariants({
  confirmed: [dotBase, { background: vars.moss["9"] }],
  hold: [dotBase, { background: vars.marigold["9"] }],
  requested: [dotBase, { boxShadow: `inset 0 0 0 1.5px ${vars.sky["11"]}` }],
  other: [dotBase, { background: vars.ink["9"] }],
});

export const legend = style({
  display: "flex",
  flexWrap: "wrap",
  gap: 8,
  marginBlock: "12px 24px",
});

import { media, rem, vars } from "@jubilee/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

export const head = style({
  display: "grid",
  gap: 20,
  alignItems: "end",
  marginBlockEnd: 28,
  "@media": { [media.desktop]: { gridTemplateColumns: "minmax(0, 1fr) auto" } },
});
export const titles = style({ display: "grid", gap: 8, minInlineSize: 0 });
globalStyle(`${titles} > header`, { marginBlockEnd: 0 });
export const lead = style({ color: vars.color.textMuted, maxInlineSize: "62ch" });

/** Which event it is about, in one line that breaks where it must. */
export const eventLine = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "6px 12px",
  marginBlockEnd: 20,
  paddingBlockEnd: 16,
  borderBlockEnd: `1px solid ${vars.color.lineSoft}`,
  fontSize: rem(14),
  color: vars.color.textMuted,
});
export const eventName = style({
  minInlineSize: 0,
  fontFamily: vars.font.display,
  fontSize: rem(18),
  fontWeight: 560,
  lineHeight: 1.25,
  letterSpacing: "-0.015em",
  color: vars.color.text,
  overflowWrap: "anywhere",
  textDecoration: "none",
  ":hover": { textDecoration: "underline" },
  "@media": { [media.mobile]: { flex: "1 1 calc(100% - 40px)", fontSize: rem(16) } },
});
export const eventFacts = style({ display: "flex", flexWrap: "wrap", gap: "2px 12px" });

export const leaves = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 16 });
export const arrow = style({ color: vars.color.textMuted, flex: "none" });
globalStyle(`[dir=rtl] ${arrow}`, { transform: "scaleX(-1)" });
export const leaf = style({
  inlineSize: 104,
  paddingBlockEnd: 8,
  borderRadius: vars.radius.m,
  border: `1px solid ${vars.color.line}`,
  overflow: "hidden",
  textAlign: "center",
  background: vars.color.surface,
  fontSize: rem(12),
  lineHeight: 1.3,
});
export const oldLeaf = style([leaf]);
/** Where the new day will be. */
export const emptyLeaf = style([leaf, { borderStyle: "dashed", background: "none" }]);
/** A day that is offered: narrower than the one of the head. */
export const nearLeaf = style([leaf, { inlineSize: 92, flex: "none" }]);
export const newLeaf = style([leaf, { borderColor: vars.color.action }]);
export const month = style({
  display: "block",
  padding: "4px 6px",
  marginBlockEnd: 4,
  fontWeight: 600,
  background: vars.color.well,
});
globalStyle(`${newLeaf} > ${month}`, {
  background: vars.color.action,
  color: vars.color.onAction,
});
export const day = style({
  display: "block",
  fontFamily: vars.font.display,
  fontSize: rem(36),
  fontWeight: 560,
  lineHeight: 1.1,
});
globalStyle(`${oldLeaf} > ${day}`, {
  color: vars.color.textMuted,
  textDecoration: "line-through",
  textDecorationThickness: 2,
});
globalStyle(`${emptyLeaf} > ${day}`, { color: vars.color.textMuted });
export const clock = style({ display: "block", paddingInline: 6, color: vars.color.textMuted });

/** What must be decided, and what should be known, before anything moves. */
export const need = style({
  marginBlockEnd: 32,
  paddingInline: 20,
  borderRadius: vars.radius.m,
  background: vars.marigold["2"],
});
export const needRow = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "8px 16px",
  paddingBlock: 14,
  selectors: { "& + &": { borderBlockStart: `1px solid ${vars.marigold["5"]}` } },
});
export const needWords = style({ flex: "1 1 240px", display: "grid", gap: 2, minInlineSize: 0 });

export const group = style({ marginBlockEnd: 32 });
export const groupHead = style({
  display: "flex",
  flexWrap: "wrap",
  gap: "4px 12px",
  alignItems: "baseline",
  paddingBlockEnd: 8,
  borderBlockEnd: `1px solid ${vars.color.line}`,
});
export const groupCount = style({
  marginInlineEnd: "auto",
  fontSize: rem(14),
  color: vars.color.textMuted,
});
export const rows = style({ listStyle: "none", margin: 0, padding: 0 });
export const row = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  gap: "4px 16px",
  alignItems: "center",
  minBlockSize: 56,
  paddingBlock: 12,
  borderBlockEnd: `1px solid ${vars.color.lineSoft}`,
  fontSize: rem(14),
  lineHeight: 1.4,
  fontVariantNumeric: "lining-nums tabular-nums",
  "@media": {
    [media.desktop]: {
      gridTemplateColumns: "minmax(0, 1.25fr) minmax(0, .95fr) 20px minmax(0, 1.1fr) 148px",
      paddingBlock: 8,
    },
  },
});
export const name = style({ gridColumn: 1, fontWeight: 600, overflowWrap: "anywhere" });
export const was = style({
  gridColumn: 1,
  color: vars.color.textMuted,
  "@media": { [media.desktop]: { gridColumn: 2 } },
});
/** On phones before and after stand below each other, so the old is struck. */
export const struck = style([
  was,
  { "@media": { [media.belowDesktop]: { textDecoration: "line-through" } } },
]);
export const to = style({
  display: "none",
  color: vars.color.textMuted,
  "@media": { [media.desktop]: { display: "block", gridColumn: 3 } },
});
export const now = style({
  gridColumn: 1,
  fontWeight: 500,
  minInlineSize: 0,
  "@media": { [media.desktop]: { gridColumn: 4 } },
});
export const still = style([now, { color: vars.color.textMuted, fontWeight: 400 }]);
export const remark = style({ display: "block", fontSize: rem(12), fontWeight: 400 });
export const choice = style({
  gridColumn: 2,
  gridRow: "1 / span 4",
  justifySelf: "end",
  "@media": { [media.desktop]: { gridColumn: 5, gridRow: 1 } },
});

/** A thing as it is now: nothing is chosen yet. */
export const nowRow = style([
  row,
  {
    gridTemplateColumns: "minmax(0, 1fr)",
    minBlockSize: 44,
    gap: "2px 16px",
    paddingBlock: 10,
    "@media": {
      [media.tabletUp]: {
        gridTemplateColumns: "minmax(0, 1.25fr) minmax(0, 1.1fr) minmax(0, .75fr)",
      },
    },
  },
]);
globalStyle(`${nowRow} > ${was}`, {
  "@media": { [media.tabletUp]: { gridColumn: 2 } },
});
export const wasWhy = style({
  fontSize: rem(12),
  color: vars.color.textMuted,
  "@media": { [media.tabletUp]: { gridColumn: 3, justifySelf: "end" } },
});

export const nearDays = style({
  display: "grid",
  gap: 12,
  listStyle: "none",
  margin: 0,
  padding: 0,
  paddingBlockStart: 16,
  "@media": {
    [media.tabletUp]: { gridTemplateColumns: "repeat(auto-fit, minmax(240px, 1fr))" },
  },
});
export const nearDay = style({
  display: "flex",
  alignItems: "center",
  gap: 16,
  blockSize: "100%",
  padding: 12,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.m,
  background: vars.color.surface,
  color: vars.color.text,
  textDecoration: "none",
  ":hover": { borderColor: vars.color.action },
});
export const nearWords = style({ display: "grid", gap: 4, minInlineSize: 0 });

export const told = style({ display: "grid", gap: 16, maxInlineSize: 680, marginBlockEnd: 32 });

export const foot = style({
  position: "sticky",
  insetBlockEnd: 0,
  zIndex: vars.zIndex.sticky,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: 12,
  paddingBlock: 14,
  background: vars.color.page,
  borderBlockStart: `1px solid ${vars.color.line}`,
  fontSize: rem(14),
});
export const footWords = style({ flex: "1 1 320px", minInlineSize: 0 });
export const footActs = style({
  display: "flex",
  gap: 12,
  // A long date takes a line of its own.
  "@media": { [media.mobile]: { flex: "1 1 100%", flexWrap: "wrap" } },
});
globalStyle(`${footActs} > *`, { "@media": { [media.mobile]: { flex: "1 1 auto" } } });

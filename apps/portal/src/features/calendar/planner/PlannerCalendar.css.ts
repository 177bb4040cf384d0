import { media, vars } from "@jubilee/ui/theme";
import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";

const focus = { outline: `3px solid ${vars.color.focus}`, outlineOffset: 1 };

export const bar = style({
  display: "flex",
  flexWrap: "wrap",
  gap: "8px 12px",
  alignItems: "center",
  marginBlockEnd: 12,
});
export const span = style({ flex: "1 1 200px", minWidth: 0 });

export const month = style({
  width: "100%",
  tableLayout: "fixed",
  borderCollapse: "collapse",
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
});
export const weekday = style({
  padding: "8px 4px",
  fontSize: 14,
  fontWeight: 500,
  color: vars.color.textMuted,
  textAlign: "center",
  overflow: "hidden",
});
export const cell = recipe({
  base: {
    height: 56,
    padding: 4,
    verticalAlign: "top",
    border: `1px solid ${vars.color.lineSoft}`,
    "@media": { [media.tabletUp]: { height: 124 } },
  },
  variants: {
    isOutside: { true: { background: vars.color.well, color: vars.color.textMuted } },
    isChosen: { true: { boxShadow: `inset 0 0 0 1px ${vars.color.actionText}` } },
  },
});
export const dayNumber = recipe({
  base: {
    display: "grid",
    placeItems: "center",
    minWidth: 32,
    height: 32,
    padding: 0,
    border: 0,
    borderRadius: vars.radius.full,
    background: "none",
    color: "inherit",
    font: "inherit",
    fontSize: 14,
    fontVariantNumeric: "tabular-nums",
    cursor: "pointer",
    selectors: { "&:hover": { background: vars.color.hover }, "&:focus-visible": focus },
    "@media": { [media.mobile]: { width: "100%", height: 40 } },
  },
  variants: {
    isToday: {
      true: { background: vars.color.action, color: vars.color.onAction, fontWeight: 600 },
    },
  },
});
export const marks = style({
  display: "flex",
  gap: 3,
  justifyContent: "center",
  "@media": { [media.tabletUp]: { display: "none" } },
});
export const mark = recipe({
  base: { width: 6, height: 6, borderRadius: vars.radius.full },
  variants: {
    look: {
      event: { background: vars.color.actionText },
      draft: { border: `1px solid ${vars.color.textMuted}` },
      off: { background: vars.color.border },
      booking: { background: vars.color.infoText },
    },
  },
});
export const cellItems = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: 3,
  marginBlockStart: 2,
  "@media": { [media.mobile]: { display: "none" } },
});
export const item = recipe({
  base: {
    display: "flex",
    gap: 6,
    alignItems: "baseline",
    minWidth: 0,
    padding: "3px 6px",
    fontSize: 12,
    lineHeight: 1.4,
    color: vars.color.text,
    textDecoration: "none",
    background: vars.color.tint,
    border: "1px solid transparent",
    borderInlineStart: `3px solid ${vars.color.actionText}`,
    borderRadius: vars.radius.s,
    selectors: { "&:hover": { background: vars.color.selected }, "&:focus-visible": focus },
  },
  variants: {
    look: {
      event: {},
      draft: { background: "none", border: `1px dashed ${vars.color.border}` },
      off: {
        background: "none",
        borderInlineStartColor: vars.color.border,
        color: vars.color.textMuted,
        textDecoration: "line-through",
      },
      booking: { background: vars.color.well, borderInlineStartColor: vars.color.infoText },
    },
  },
});
export const time = style({
  flex: "none",
  color: vars.color.textMuted,
  fontVariantNumeric: "tabular-nums",
});
export const weekItems = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: 6,
});
export const title = style({
  minWidth: 0,
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  fontWeight: 500,
  selectors: {
    [`${weekItems} &`]: { whiteSpace: "normal", overflowWrap: "anywhere", fontSize: 14 },
  },
});
export const more = style({
  padding: "2px 6px",
  border: 0,
  background: "none",
  font: "inherit",
  fontSize: 12,
  color: vars.color.actionText,
  cursor: "pointer",
  selectors: { "&:hover": { textDecoration: "underline" }, "&:focus-visible": focus },
});

export const week = style({
  display: "grid",
  gap: 8,
  "@media": { [media.desktop]: { gridTemplateColumns: "repeat(7, minmax(0, 1fr))" } },
});
export const weekDay = style({
  display: "grid",
  gap: 8,
  alignContent: "start",
  padding: 10,
  background: vars.color.surface,
  border: `1px solid ${vars.color.lineSoft}`,
  borderRadius: vars.radius.m,
  "@media": { [media.desktop]: { minHeight: 320 } },
});
export const weekHead = recipe({
  base: {
    minHeight: 32,
    padding: "2px 4px",
    border: 0,
    background: "none",
    font: "inherit",
    fontSize: 14,
    fontWeight: 600,
    textAlign: "start",
    color: vars.color.text,
    cursor: "pointer",
    selectors: { "&:hover": { textDecoration: "underline" }, "&:focus-visible": focus },
  },
  variants: { isToday: { true: { color: vars.color.actionText } } },
});
export const free = style({ paddingInline: 4, fontSize: 14, color: vars.color.textMuted });

export const months = style({ display: "grid", gap: 24, marginBlockStart: 8 });
export const monthPart = style({ display: "grid", gap: 8 });
export const underMonth = style({
  display: "grid",
  gap: 8,
  marginBlockStart: 20,
  "@media": { [media.tabletUp]: { display: "none" } },
});
export const list = style({ borderBlockStart: `1px solid ${vars.color.lineSoft}` });
export const line = style({
  display: "flex",
  flexWrap: "wrap",
  gap: "4px 16px",
  alignItems: "center",
  padding: "12px 4px",
  borderBlockEnd: `1px solid ${vars.color.lineSoft}`,
});
export const lineWhen = style({
  display: "grid",
  flex: "0 0 190px",
  fontSize: 14,
  fontVariantNumeric: "tabular-nums",
  color: vars.color.textMuted,
});
export const lineWords = style({ display: "grid", flex: "1 1 220px", minWidth: 0 });
export const lineName = style({
  fontWeight: 600,
  color: vars.color.text,
  textDecoration: "none",
  overflowWrap: "anywhere",
  selectors: { "&:hover": { textDecoration: "underline" }, "&:focus-visible": focus },
});
export const linePlace = style({
  fontSize: 14,
  color: vars.color.textMuted,
  overflowWrap: "anywhere",
});

import { media, rem, vars } from "@jubilee/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";

const focus = { outline: `3px solid ${vars.color.focus}`, outlineOffset: 1 };

/** On one line: what has no room goes sideways, as in every list. */
export const filters = style({
  display: "flex",
  gap: 8,
  alignItems: "center",
  minInlineSize: 0,
  margin: "-4px -4px 8px",
  padding: 4,
  border: 0,
  overflowX: "auto",
  scrollbarWidth: "none",
});

/** A phone has no keys to press and little room; the help has these words too. */
export const hint = style({
  marginBlockStart: 12,
  "@media": { [media.mobile]: { display: "none" } },
});
export const marks = style({
  display: "flex",
  gap: 3,
  justifyContent: "center",
  "@media": { [media.tabletUp]: { display: "none" } },
});
const markLooks = {
  event: { background: vars.color.actionText },
  draft: { border: `1px solid ${vars.color.textMuted}` },
  off: { background: vars.color.border },
  booking: { background: vars.color.infoText },
  activity: { background: vars.color.successText },
  task: { background: vars.color.warningText },
  late: { background: vars.color.dangerText },
} as const;
export const mark = recipe({
  base: { width: 6, height: 6, borderRadius: vars.radius.full },
  variants: { look: markLooks },
});
/** The colour of a kind in its filter: the key to what stands in the days. */
export const keyDot = recipe({
  base: { flex: "none", width: 8, height: 8, borderRadius: vars.radius.full },
  variants: { look: markLooks },
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
    /* Two lines at most. */
    display: "-webkit-box",
    WebkitBoxOrient: "vertical",
    WebkitLineClamp: 2,
    overflow: "hidden",
    overflowWrap: "break-word",
    hyphens: "auto",
    minWidth: 0,
    padding: "3px 6px",
    fontSize: rem(12),
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
    isLifted: { true: { opacity: 0.5 } },
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
      activity: { background: vars.color.surface, borderInlineStartColor: vars.color.successText },
      task: { background: vars.color.surface, borderInlineStartColor: vars.color.warningText },
      late: {
        background: vars.color.surface,
        borderInlineStartColor: vars.color.dangerText,
        color: vars.color.dangerText,
      },
    },
  },
});
export const time = style({
  marginInlineEnd: 3,
  color: vars.color.textMuted,
  fontVariantNumeric: "tabular-nums",
});
export const weekItems = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: 6,
});
/** In the list of a week everything has room. */
globalStyle(`${weekItems} .${item.classNames.base.split(" ")[0]}`, { display: "block" });
export const title = style({
  fontWeight: 500,
  selectors: { [`${weekItems} &`]: { fontSize: rem(14) } },
});
export const more = style({
  padding: "2px 6px",
  border: 0,
  background: "none",
  font: "inherit",
  fontSize: rem(12),
  color: vars.color.actionText,
  cursor: "pointer",
  selectors: { "&:hover": { textDecoration: "underline" }, "&:focus-visible": focus },
});

export const week = style({
  display: "grid",
  gap: 8,
});
/** A day without entries: one line, its word at the end. */
export const freeDay = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  paddingInline: 11,
  paddingBlock: 3,
  outlineOffset: -2,
  selectors: { "&[data-over]": { outline: `2px dashed ${vars.plum["8"]}` } },
});
export const weekDay = style({
  display: "grid",
  gap: 8,
  alignContent: "start",
  padding: 10,
  background: vars.color.surface,
  border: `1px solid ${vars.color.lineSoft}`,
  borderRadius: vars.radius.m,
  outlineOffset: -2,
  selectors: { "&[data-over]": { outline: `2px dashed ${vars.plum["8"]}` } },
});
export const weekHead = recipe({
  base: {
    minHeight: 32,
    padding: "2px 4px",
    border: 0,
    background: "none",
    font: "inherit",
    fontSize: rem(14),
    fontWeight: 600,
    textAlign: "start",
    color: vars.color.text,
    cursor: "pointer",
    selectors: { "&:hover": { textDecoration: "underline" }, "&:focus-visible": focus },
  },
  variants: { isToday: { true: { color: vars.color.actionText } } },
});
/** An entry in the hours of a day: it fills the box that is as long as it lasts. */
export const block = recipe({
  base: {
    display: "block",
    height: "100%",
    overflow: "hidden",
    padding: "3px 6px",
    fontSize: rem(12),
    lineHeight: rem(16),
    color: vars.color.text,
    textDecoration: "none",
    background: vars.color.tint,
    border: `1px solid ${vars.color.lineSoft}`,
    borderInlineStart: `3px solid ${vars.color.actionText}`,
    borderRadius: vars.radius.s,
    userSelect: "none",
    WebkitTouchCallout: "none",
    selectors: {
      "&:hover": { boxShadow: vars.shadow["2"] },
      "&:focus-visible": { ...focus, position: "relative", zIndex: 1 },
    },
  },
  variants: {
    look: {
      event: {},
      activity: {
        background: vars.color.surface,
        borderInlineStartColor: vars.color.successText,
      },
      draft: { background: vars.color.surface, border: `1px dashed ${vars.color.border}` },
      off: {
        background: vars.color.well,
        borderInlineStartColor: vars.color.border,
        color: vars.color.textMuted,
        textDecoration: "line-through",
      },
      booking: { background: vars.color.well, borderInlineStartColor: vars.color.infoText },
      task: { background: vars.color.surface, borderInlineStartColor: vars.color.warningText },
      late: { background: vars.color.surface, borderInlineStartColor: vars.color.dangerText },
    },
    isDragged: { true: { cursor: "grabbing", boxShadow: vars.shadow["3"] } },
  },
});
/** Ends after a whole line, so that no line is cut through its middle. */
export const blockWords = style({
  display: "block",
  minBlockSize: 16,
  maxBlockSize: "round(down, 100%, 16px)",
  overflow: "hidden",
  overflowWrap: "break-word",
  hyphens: "auto",
});
export const blockTitle = style({ display: "block", fontWeight: 600 });
export const blockUnder = style({ display: "block", color: vars.color.textMuted });
export const free = style({ fontSize: rem(14), color: vars.color.textMuted });

export const months = style({ display: "grid", gap: 24, marginBlockStart: 8 });
export const monthPart = style({ display: "grid", gap: 8 });
export const underMonth = style({
  display: "grid",
  gap: 8,
  marginBlockStart: 20,
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
  fontSize: rem(14),
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
  fontSize: rem(14),
  color: vars.color.textMuted,
  overflowWrap: "anywhere",
});

import { media, rem, seenRail, showChosen, vars } from "@jubilee/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";

const focus = { outline: `3px solid ${vars.color.focus}`, outlineOffset: 1 };

export const month = style({
  width: "100%",
  tableLayout: "fixed",
  borderCollapse: "collapse",
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
});
export const weekday = style({
  padding: "8px 4px",
  fontSize: rem(14),
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
    outlineOffset: -2,
    selectors: { "&[data-over]": { outline: `2px dashed ${vars.plum["8"]}` } },
    "@media": { [media.tabletUp]: { height: 124 } },
  },
  variants: {
    /** Where the month changes is seen; what is mere filling stands back, too. */
    isOther: { true: { background: vars.color.well } },
    isOutside: { true: { color: vars.color.textMuted } },
    /** Of a week that is over: no higher than what stands in it. */
    isOver: { true: { "@media": { [media.tabletUp]: { height: 42 } } } },
    isChosen: { true: { boxShadow: `inset 0 0 0 1px ${vars.color.actionText}`, ...seenRail } },
  },
});
/** The weeks that are over, in one line. */
export const past = style({
  display: "flex",
  alignItems: "center",
  gap: 6,
  inlineSize: "100%",
  minBlockSize: 40,
  padding: "4px 12px",
  border: 0,
  background: vars.color.well,
  color: vars.color.textMuted,
  font: "inherit",
  fontSize: rem(14),
  textAlign: "start",
  cursor: "pointer",
  selectors: { "&:hover": { color: vars.color.text }, "&:focus-visible": focus },
});
globalStyle(`${past} > svg`, { inlineSize: 16, blockSize: 16 });
export const dayNumber = recipe({
  base: {
    display: "grid",
    placeItems: "center",
    minWidth: 32,
    width: "fit-content",
    height: 32,
    padding: 0,
    paddingInline: 4,
    whiteSpace: "nowrap",
    border: 0,
    borderRadius: vars.radius.full,
    background: "none",
    color: "inherit",
    font: "inherit",
    fontSize: rem(14),
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
showChosen(dayNumber.classNames.variants.isToday.true);

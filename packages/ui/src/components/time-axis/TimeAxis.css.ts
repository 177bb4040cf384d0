import { globalStyle, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { dayNight } from "../../theme/dayNight.ts";
import { ownColours } from "../../theme/forced.ts";
import { media } from "../../theme/measures.ts";
import { rem } from "../../theme/rem.ts";
import { vars } from "../../theme/vars.css.ts";

export const barPx = 22;
export const markPx = 16;

export const axis = style({
  position: "relative",
  blockSize: "100%",
  minBlockSize: 280,
  minWidth: 0,
  overflow: "auto",
  overscrollBehavior: "contain",
  borderBlockStart: `1px solid ${vars.color.line}`,
  fontFamily: vars.font.text,
  fontSize: rem(14),
  /* What is stepped to stands beside the names and below the days. */
  scrollPaddingBlockStart: 56,
  scrollPaddingBlockEnd: 24,
  scrollPaddingInlineStart: 340,
  scrollPaddingInlineEnd: 48,
  "@media": {
    [media.belowDesktop]: { scrollPaddingInlineStart: 248 },
    [media.mobile]: { scrollPaddingInlineStart: 24 },
  },
});
export const content = style({ position: "relative" });

export const head = style({
  position: "sticky",
  insetBlockStart: 0,
  zIndex: 6,
  blockSize: 40,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  background: vars.color.page,
  color: vars.color.textMuted,
  fontSize: rem(12),
  fontVariantNumeric: "tabular-nums",
});
export const corner = style({
  position: "sticky",
  insetInlineStart: 0,
  zIndex: 2,
  blockSize: "100%",
  background: vars.color.page,
  borderInlineEnd: `1px solid ${vars.color.lineSoft}`,
  "@media": { [media.mobile]: { display: "none" } },
});
export const tick = style({
  position: "absolute",
  insetBlockEnd: 0,
  paddingInlineStart: 6,
  paddingBlockEnd: 10,
  borderInlineStart: `1px solid ${vars.color.line}`,
  whiteSpace: "nowrap",
});
export const pill = recipe({
  base: {
    position: "absolute",
    insetBlockEnd: 6,
    zIndex: 1,
    display: "grid",
    alignContent: "center",
    minHeight: 22,
    paddingInline: 8,
    borderRadius: 11,
    lineHeight: 1.2,
    fontWeight: 600,
    whiteSpace: "nowrap",
    translate: "-50%",
    outline: "1px solid transparent",
    selectors: { '[dir="rtl"] &': { translate: "50%" } },
  },
  variants: {
    what: {
      today: { background: vars.color.action, color: vars.color.onAction },
      goal: { background: vars.color.celebrate, color: vars.color.onCelebrate },
    },
  },
});

export const weekend = style({
  position: "absolute",
  insetBlock: "40px 0",
  background: vars.ink["2"],
});
export const goalDay = style({
  position: "absolute",
  insetBlock: "40px 0",
  background: vars.marigold["4"],
  opacity: 0.6,
});
export const todayLine = style({
  position: "absolute",
  insetBlock: "40px 0",
  zIndex: 1,
  inlineSize: 2,
  marginInlineStart: -1,
  background: vars.color.action,
  ...ownColours,
});

export const rows = style({ margin: 0, padding: 0, listStyle: "none" });
export const row = style({
  position: "absolute",
  insetInline: 0,
  display: "flex",
  borderBlockEnd: `1px solid ${vars.color.lineSoft}`,
});
export const name = style({
  position: "sticky",
  insetInlineStart: 0,
  zIndex: 5,
  display: "flex",
  flex: "none",
  alignItems: "center",
  gap: 10,
  boxSizing: "border-box",
  paddingInline: 12,
  borderInlineEnd: `1px solid ${vars.color.lineSoft}`,
  background: vars.color.page,
});
export const nameText = style({
  flex: 1,
  minWidth: 0,
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});
const pressed = {
  margin: 0,
  border: 0,
  font: "inherit",
  color: "inherit",
  textAlign: "start",
  cursor: "pointer",
} as const;
/** A name opens what its bar opens. */
export const nameOpens = style([
  nameText,
  {
    ...pressed,
    alignSelf: "stretch",
    padding: 0,
    background: "none",
    selectors: { "&:hover": { textDecoration: "underline", textUnderlineOffset: 3 } },
  },
]);
export const groupName = style([
  name,
  {
    background: vars.ink["2"],
    fontSize: rem(12),
    fontWeight: 600,
    "@media": { [media.mobile]: { border: 0 } },
  },
]);
/** On phones the name stands over its bar, and at the edge while that is out of sight. */
export const nameOver = style({
  ...pressed,
  position: "sticky",
  insetInline: 8,
  zIndex: 3,
  display: "block",
  inlineSize: "fit-content",
  maxInlineSize: "min(240px, 72vw)",
  marginBlockStart: 3,
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  paddingBlock: 0,
  paddingInline: 3,
  borderRadius: 4,
  background: `color-mix(in oklab, ${vars.color.page} 86%, transparent)`,
  fontSize: rem(12),
  fontWeight: 500,
});

export const track = style({ position: "relative", flex: 1 });

const held = {
  position: "absolute",
  blockSize: barPx,
  margin: 0,
  padding: 0,
  border: 0,
  font: "inherit",
  textAlign: "start",
  cursor: "grab",
  touchAction: "manipulation",
  WebkitTouchCallout: "none",
  zIndex: 2,
} as const;

export const bar = recipe({
  base: {
    ...held,
    /* Unlike hidden it lets the name stay beside the names' column. */
    overflow: "clip",
    borderRadius: 6,
    background: `color-mix(in srgb, ${vars.ink["12"]} 13%, ${vars.ink["1"]})`,
    color: vars.color.text,
    fontSize: rem(12),
    lineHeight: `${barPx}px`,
    outline: "1px solid transparent",
    transition: `inset-inline-start ${vars.duration.slow} ${vars.ease}, inline-size ${vars.duration.slow} ${vars.ease}`,
    selectors: {
      "&:hover": { filter: "brightness(0.96)" },
      "&:focus-visible": {
        zIndex: 4,
        outline: `3px solid ${vars.color.focus}`,
        outlineOffset: 2,
      },
    },
  },
  variants: {
    critical: {
      true: {
        background: dayNight(
          vars.plum["9"],
          `color-mix(in srgb, ${vars.plum["9"]} 46%, ${vars.ink["1"]})`,
        ),
        color: dayNight(vars.color.onAction, vars.plum["12"]),
      },
    },
    lifted: {
      true: {
        zIndex: 4,
        overflow: "visible",
        boxShadow: `0 0 0 3px ${vars.color.page}, 0 0 0 5px ${vars.color.action}, ${vars.shadow["3"]}`,
        transition: "none",
      },
    },
  },
});
/** What a pointer holds at the ends. */
export const ends = style({
  position: "absolute",
  insetBlock: 0,
  inlineSize: "min(8px, 25%)",
  cursor: "ew-resize",
});
export const startEnd = style([ends, { insetInlineStart: 0 }]);
export const endEnd = style([ends, { insetInlineEnd: 0 }]);
const grip = {
  content: '""',
  position: "absolute",
  insetBlock: 5,
  insetInlineStart: "calc(50% - 1.5px)",
  inlineSize: 3,
  borderRadius: 2,
  background: "currentColor",
  opacity: 0.7,
} as const;
export const gripped = style({ selectors: { "&::after": grip } });
export const mark = recipe({
  base: {
    ...held,
    inlineSize: markPx,
    blockSize: barPx,
    background: "none",
    borderRadius: 6,
    selectors: {
      "&::before": {
        content: '""',
        position: "absolute",
        insetBlockStart: 3,
        insetInlineStart: 0,
        inlineSize: markPx,
        blockSize: markPx,
        borderRadius: 4,
        rotate: "45deg",
        scale: "0.8",
        background: vars.ink["9"],
        ...ownColours,
      },
      "&:focus-visible": {
        zIndex: 4,
        outline: `3px solid ${vars.color.focus}`,
        outlineOffset: 2,
      },
    },
  },
  variants: {
    critical: { true: { selectors: { "&::before": { background: vars.color.action } } } },
    lifted: { true: { zIndex: 4, filter: `drop-shadow(0 0 3px ${vars.color.action})` } },
  },
});
/** Fingers need more than a bar is high. */
globalStyle(`${bar.classNames.base}::before, ${mark.classNames.base}::after`, {
  "@media": { [media.touch]: { content: '""', position: "absolute", inset: -10 } },
});
export const done = style({
  position: "absolute",
  insetBlock: 0,
  insetInlineStart: 0,
  background: `color-mix(in srgb, ${vars.ink["12"]} 15%, transparent)`,
  ...ownColours,
});
export const doneCritical = style([
  done,
  {
    background: dayNight(vars.plum["11"], `color-mix(in srgb, ${vars.ink["1"]} 35%, transparent)`),
  },
]);
/** A bar's name stays at the beginning of what is seen of it. Without a width of its own it can go as far as the bar's end, which cuts it. */
export const inside = style({
  position: "sticky",
  display: "inline-block",
  inlineSize: 0,
  fontWeight: 500,
  whiteSpace: "nowrap",
});
globalStyle(`${inside} > bdi`, { display: "inline-block", paddingInline: 8 });
export const was = style({
  position: "absolute",
  zIndex: 1,
  boxSizing: "border-box",
  blockSize: barPx,
  border: `1.5px dashed ${vars.ink["8"]}`,
  borderRadius: 6,
});
export const moved = style({
  position: "absolute",
  zIndex: 2,
  blockSize: barPx,
  paddingInline: 8,
  color: vars.color.actionText,
  fontSize: rem(12),
  fontWeight: 600,
  lineHeight: `${barPx}px`,
  whiteSpace: "nowrap",
});
export const noDay = style({
  position: "sticky",
  insetInlineStart: 316,
  alignSelf: "center",
  margin: 0,
  padding: "2px 6px",
  border: 0,
  borderRadius: 6,
  background: "none",
  color: vars.color.textMuted,
  font: "inherit",
  fontSize: rem(12),
  cursor: "pointer",
  selectors: {
    "&:focus-visible": { outline: `3px solid ${vars.color.focus}`, outlineOffset: 2 },
  },
  "@media": {
    [media.belowDesktop]: { insetInlineStart: 224 },
    [media.mobile]: { insetInlineStart: 8 },
    [media.touch]: { minHeight: 44 },
  },
});
export const lines = style({
  position: "absolute",
  zIndex: 1,
  overflow: "hidden",
  fill: "none",
  pointerEvents: "none",
  selectors: { '[dir="rtl"] &': { scale: "-1 1" } },
});
export const line = recipe({
  base: { stroke: vars.ink["8"], strokeWidth: 1.5 },
  variants: {
    critical: { true: { stroke: dayNight(vars.plum["8"], vars.plum["9"]), strokeWidth: 2 } },
  },
});
export const arrow = style({ fill: vars.ink["8"] });
export const arrowCritical = style({ fill: dayNight(vars.plum["8"], vars.plum["9"]) });
export const empty = style({
  position: "sticky",
  insetInlineStart: 0,
  maxInlineSize: 480,
  padding: "48px 24px",
  color: vars.color.textMuted,
});

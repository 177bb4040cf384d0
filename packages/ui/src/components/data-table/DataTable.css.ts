import { createVar, fallbackVar, globalStyle, keyframes, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { seenRail } from "../../theme/forced.ts";
import { media } from "../../theme/measures.ts";
import { rem } from "../../theme/rem.ts";
import { belowStuck, listEdge } from "../../theme/stuck.css.ts";
import { vars } from "../../theme/vars.css.ts";
import { rowPx } from "./rowHeights.ts";

const headPx = 36;
/** Below this width the columns would run into one another. */
export const leastVar = createVar();
const rowHeight = createVar();
/** Above and below what a row says. */
const rowRoom = createVar();

export const region = recipe({
  base: {
    position: "relative",
    minWidth: 0,
    marginInline: `calc(-1 * ${fallbackVar(listEdge, "0px")})`,
    fontFamily: vars.font.text,
    /* It does not scroll itself: here is kept how much of the window's top lies over its rows. */
    scrollPaddingBlockStart: belowStuck,
    selectors: {
      "&:focus-visible": { outline: `3px solid ${vars.color.focus}`, outlineOffset: -3 },
    },
  },
  variants: {
    over: {
      head: { scrollPaddingBlockStart: `calc(${belowStuck} + ${headPx}px)` },
      group: { scrollPaddingBlockStart: `calc(${belowStuck} + ${rowPx.group}px)` },
      nothing: {},
    },
    /* Its head goes with the page, since it stays in what scrolls sideways. */
    isTooNarrow: { true: { overflowX: "auto" } },
    density: {
      usual: { vars: { [rowHeight]: `${rowPx.usual}px`, [rowRoom]: "8px" } },
      compact: { vars: { [rowHeight]: `${rowPx.compact}px`, [rowRoom]: "4px" } },
    },
  },
});

export const table = style({
  width: "100%",
  minWidth: leastVar,
  tableLayout: "fixed",
  borderCollapse: "separate",
  borderSpacing: 0,
  fontSize: rem(14),
  lineHeight: 1.35,
});

/** A finger's room around the tick box takes the cell's own room at its start. */
const checkCell = {
  width: 42,
  paddingInlineEnd: 0,
  "@media": { [media.touch]: { paddingInlineStart: 0 } },
} as const;
const cell = { paddingBlock: 0, paddingInline: 12, textAlign: "start" } as const;
export const head = recipe({
  base: {
    ...cell,
    position: "sticky",
    insetBlockStart: belowStuck,
    zIndex: 2,
    height: headPx,
    background: vars.color.page,
    borderBlockEnd: `1px solid ${vars.color.line}`,
    color: vars.color.textMuted,
    fontSize: rem(12),
    fontWeight: 500,
    whiteSpace: "nowrap",
    "@media": { [media.print]: { position: "static", background: "none" } },
  },
  variants: {
    align: { start: {}, end: { textAlign: "end" } },
    check: { true: checkCell },
    stays: { true: {}, false: { position: "static" } },
  },
});

export const sort = style({
  display: "inline-flex",
  alignItems: "center",
  gap: 4,
  minHeight: 32,
  margin: 0,
  padding: 0,
  border: 0,
  background: "none",
  color: "inherit",
  font: "inherit",
  cursor: "pointer",
  borderRadius: 4,
  selectors: {
    "&:hover, &[data-sorted]": { color: vars.color.text },
    "&[data-sorted]": { fontWeight: 600 },
    "&:focus-visible": { outline: `3px solid ${vars.color.focus}`, outlineOffset: 2 },
  },
});
globalStyle(`${sort} svg`, { width: 14, height: 14, flex: "none" });

const glow = keyframes({ from: { background: vars.marigold["3"] } });
/** Where nothing may move, a fresh row keeps its ground until it is fresh no more. */
export const glowing = {
  true: {
    animation: `${glow} 2.4s ${vars.ease}`,
    "@media": { [media.reducedMotion]: { animation: "none", background: vars.marigold["3"] } },
  },
};

export const row = recipe({
  base: { position: "relative" },
  variants: {
    state: {
      rest: { selectors: { "&:hover": { background: vars.color.hover } } },
      selected: { background: vars.color.selected },
      open: {
        background: vars.ink["3"],
        boxShadow: `inset 2px 0 0 ${vars.color.action}`,
        ...seenRail,
      },
    },
    glowing,
  },
});

export const data = recipe({
  base: {
    ...cell,
    paddingBlock: rowRoom,
    height: rowHeight,
    borderBlockEnd: `1px solid ${vars.color.lineSoft}`,
    overflow: "hidden",
    textOverflow: "ellipsis",
    whiteSpace: "nowrap",
    "@media": { [media.print]: { height: "auto", paddingBlock: 4, whiteSpace: "normal" } },
  },
  variants: {
    align: { start: {}, end: { textAlign: "end", fontVariantNumeric: "tabular-nums" } },
    check: { true: { ...checkCell, overflow: "visible" } },
  },
});

/* On paper no row is cut, and no group's head stands alone at a page's end. */
globalStyle(`${table} tr`, { "@media": { [media.print]: { breakInside: "avoid" } } });
globalStyle(`${table} tr:has(> [scope="rowgroup"])`, {
  "@media": { [media.print]: { breakAfter: "avoid" } },
});

/** Lies over the opener that covers the whole row. */
export const check = style({ position: "relative", zIndex: 1, display: "inline-flex" });

/** What opens a row after a control of its own. */
export const named = style({ display: "flex", alignItems: "center", gap: 8, minWidth: 0 });
globalStyle(`${named} > :last-child`, { minWidth: 0 });
/** The same over the opener. */
export const lead = style([check, { flex: "none" }]);

export const group = style({
  ...cell,
  height: rowPx.group,
  borderBlockEnd: `1px solid ${vars.color.lineSoft}`,
  background: vars.ink["2"],
  fontSize: rem(12),
  fontWeight: 600,
  color: vars.color.text,
});

export const opener = style({
  display: "block",
  width: "100%",
  margin: 0,
  padding: 0,
  border: 0,
  background: "none",
  color: "inherit",
  font: "inherit",
  textAlign: "start",
  textDecoration: "none",
  cursor: "pointer",
  outline: "none",
  selectors: {
    "&::after": { content: '""', position: "absolute", inset: 0 },
    "&:focus-visible::after": {
      outline: `3px solid ${vars.color.focus}`,
      outlineOffset: -3,
      borderRadius: 6,
    },
  },
});

import { fallbackVar, globalStyle, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { seenRail } from "../../theme/forced.ts";
import { rem } from "../../theme/rem.ts";
import { belowStuck, listEdge } from "../../theme/stuck.css.ts";
import { vars } from "../../theme/vars.css.ts";
import { glowing } from "./DataTable.css.ts";
import { rowPx } from "./rowHeights.ts";

export const lines = style({
  position: "relative",
  fontSize: rem(14),
  lineHeight: 1.35,
  /* A long press chooses; it does not mark the words. */
  WebkitTouchCallout: "none",
  userSelect: "none",
});

export const line = recipe({
  base: {
    position: "relative",
    display: "flex",
    alignItems: "center",
    gap: 12,
    minHeight: rowPx.phone,
    paddingBlock: 6,
    paddingInline: fallbackVar(listEdge, "0px"),
    borderBlockEnd: `1px solid ${vars.color.lineSoft}`,
    background: vars.color.page,
  },
  variants: {
    state: {
      rest: {},
      selected: { background: vars.color.selected },
      open: { background: vars.ink["3"], ...seenRail },
    },
    glowing,
  },
});

export const lineBody = style({ flex: 1, minWidth: 0 });

/** A control before what opens the line, over it. */
export const lineLead = style({
  position: "relative",
  zIndex: 1,
  display: "inline-flex",
  flex: "none",
});

/** Heard and reached by keys; seen while rows are chosen, or while it has the focus. */
export const lineCheck = recipe({
  base: { zIndex: 1, flex: "none" },
  variants: {
    isChoosing: {
      true: { position: "relative" },
      false: {
        selectors: {
          "&:not(:focus-within)": {
            position: "absolute",
            width: 1,
            height: 1,
            overflow: "hidden",
            clipPath: "inset(50%)",
          },
          "&:focus-within": { position: "relative" },
        },
      },
    },
  },
});

export const lineGroup = style({
  position: "sticky",
  insetBlockStart: belowStuck,
  zIndex: 2,
  display: "flex",
  alignItems: "center",
  minHeight: rowPx.group,
  paddingInline: fallbackVar(listEdge, "12px"),
  borderBlockEnd: `1px solid ${vars.color.lineSoft}`,
  background: vars.ink["2"],
  fontSize: rem(12),
  fontWeight: 600,
});

/* A long name is cut, what is counted behind it is not. */
globalStyle(`${lineGroup} > *:first-child`, {
  minWidth: 0,
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});
globalStyle(`${lineGroup} > * + *`, { flex: "none" });

export const swipeTrack = style({
  display: "flex",
  overflowX: "auto",
  overflowY: "hidden",
  scrollSnapType: "x mandatory",
  overscrollBehaviorX: "contain",
  scrollbarWidth: "none",
});
export const swiped = style({ flex: "0 0 100%", minWidth: 0, scrollSnapAlign: "start" });
export const swipeAct = style({
  flex: "0 0 88px",
  scrollSnapAlign: "end",
  display: "grid",
  placeContent: "center",
  justifyItems: "center",
  gap: 4,
  margin: 0,
  padding: 0,
  border: 0,
  background: vars.color.action,
  color: vars.color.onAction,
  fontFamily: vars.font.text,
  fontSize: rem(12),
  fontWeight: 600,
  cursor: "pointer",
  selectors: { "&:focus-visible": { outline: `3px solid ${vars.color.focus}`, outlineOffset: -3 } },
});
globalStyle(`${swipeAct} svg`, { width: 20, height: 20 });

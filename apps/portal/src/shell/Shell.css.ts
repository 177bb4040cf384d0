import { media, stuckTop, vars } from "@jubilee/ui/theme";
import { createVar, globalStyle, style } from "@vanilla-extract/css";
import { gutter } from "../app/frame/gutter.css.ts";
import { framePx, smallUp } from "../app/frame/measures.ts";
import { lineInPlace } from "./lineInPlace.ts";

export const headerHeight = createVar();

export const frame = style({
  vars: {
    [headerHeight]: `${framePx.headerSmall}px`,
    [gutter]: "16px",
    [stuckTop]: headerHeight,
  },
  minBlockSize: "100vh",
  display: "flex",
  flexDirection: "column",
  paddingBlockStart: headerHeight,
  "@media": {
    [smallUp]: { vars: { [gutter]: "24px" } },
    [media.desktop]: { vars: { [headerHeight]: `${framePx.header}px`, [gutter]: "40px" } },
    /* On paper there is no header to make room for, and the sheet has margins of its own. */
    [media.print]: { vars: { [gutter]: "0px" }, paddingBlockStart: 0 },
  },
});

/** What is jumped or tabbed to comes to rest below the header; above bars at the foot by the theme. */
globalStyle("html", { scrollPaddingBlockStart: framePx.header + 16 });

export const body = style({ display: "grid", flex: 1, gridTemplateColumns: "minmax(0, 1fr)" });

/** The footer of the workplace lies below the first screen, so that no page pushes it there. */
const belowFold = `calc(100vh - ${headerHeight})`;

export const withRail = style({
  minBlockSize: belowFold,
  "@media": {
    [media.desktop]: { gridTemplateColumns: `${framePx.rail}px minmax(0, 1fr)` },
    [media.print]: { gridTemplateColumns: "minmax(0, 1fr)" },
  },
});

export const withNarrowRail = style({
  minBlockSize: belowFold,
  "@media": {
    [media.desktop]: { gridTemplateColumns: `${framePx.railNarrow}px minmax(0, 1fr)` },
    [media.print]: { gridTemplateColumns: "minmax(0, 1fr)" },
  },
});

export const railSpace = style({
  display: "none",
  "@media": {
    [media.desktop]: { display: "block", borderInlineEnd: `1px solid ${vars.color.lineSoft}` },
  },
});

export const content = style({
  minInlineSize: 0,
  outline: "none",
  ":focus-visible": { outline: "none" },
});

/** As high as its field from the start, so that nothing jumps when the field comes. */
export const searchRow = style({
  minBlockSize: 64,
  paddingInline: gutter,
  paddingBlockStart: 20,
});
/** Where nothing stands it takes no room. */
export const standing = style({
  paddingInline: gutter,
  selectors: { "&:has(> :not(:empty))": { paddingBlock: "16px" } },
});
globalStyle(`${lineInPlace[0]} ${frame}`, {
  "@media": { [media.mobile]: { vars: { [stuckTop]: "0px" } } },
});
globalStyle(`${lineInPlace[1]} ${frame}`, {
  "@media": { [media.mobile]: { vars: { [headerHeight]: "0px" } } },
});
export const column = style({ maxInlineSize: framePx.content, marginInline: "auto" });

export const skipLink = style({
  position: "fixed",
  zIndex: vars.zIndex.tooltip,
  insetBlockStart: 8,
  insetInlineStart: 8,
  transform: "translateY(-200%)",
  ":focus-within": { transform: "none" },
  "@media": { [media.print]: { display: "none" } },
});

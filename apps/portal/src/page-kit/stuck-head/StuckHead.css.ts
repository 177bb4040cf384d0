import { media, roomToStick, stuckTop, vars } from "@jubilee/ui/theme";
import { createVar, globalStyle, keyframes, style, styleVariants } from "@vanilla-extract/css";
import { framePx } from "../../app/frame/measures.ts";
import { gutter } from "../../app/frame/gutter.css.ts";

/** The line that stays of a page's head, and the tabs under it. */
const linePx = { phone: 48, wide: 56, tabs: 45 } as const;

/** Where the line stays: under what the frame keeps at the top. */
const above = createVar();
const lineHeight = createVar();

export const page = style({
  minInlineSize: 0,
  vars: { [above]: stuckTop, [lineHeight]: `${linePx.wide}px` },
  "@media": { [media.mobile]: { vars: { [lineHeight]: `${linePx.phone}px` } } },
});

const appear = keyframes({ from: { opacity: 0 } });

const line = style({
  position: "sticky",
  insetBlockStart: above,
  zIndex: vars.zIndex.sticky,
  display: "flex",
  alignItems: "center",
  gap: 12,
  blockSize: lineHeight,
  paddingInline: gutter,
  background: vars.color.page,
  "@media": {
    /* The frame's menu stands at its beginning. */
    [media.mobile]: { paddingInline: "56px 8px" },
    [media.print]: { position: "static", paddingInline: gutter, background: "none" },
  },
});

/** Over the open head, and seen once that has gone; or all there is of a head. */
export const lines = styleVariants({
  waits: [line, { marginBlockEnd: `calc(-1 * ${lineHeight})`, visibility: "hidden" }],
  shown: [
    line,
    {
      marginBlockEnd: `calc(-1 * ${lineHeight})`,
      animation: `${appear} 180ms ${vars.ease}`,
      "@media": { [media.print]: { display: "none" } },
    },
  ],
  stands: [line],
});

export const gone = style({});
/* Nobody meets the same act twice; one that has the focus is let go of first. */
globalStyle(`${gone}:not(:focus-within) [data-head-actions]`, { visibility: "hidden" });

export const tabs = style({
  background: vars.color.page,
  "@media": {
    /* A low window keeps its room for what is read. */
    [roomToStick]: {
      position: "sticky",
      insetBlockStart: `calc(${above} + ${lineHeight})`,
      zIndex: vars.zIndex.sticky,
    },
  },
});

/** What sticks on the page itself comes to rest under its head. */
export const below = style({
  minInlineSize: 0,
  vars: { [stuckTop]: `calc(${above} + ${lineHeight})` },
  "@media": {
    [roomToStick]: { vars: { [stuckTop]: `calc(${above} + ${lineHeight} + ${linePx.tabs}px)` } },
  },
});

/** What is jumped or tabbed to as well. */
const restPx = (framed: number, own: number) => framed + own + linePx.tabs + 16;
globalStyle("html[data-line]", {
  scrollPaddingBlockStart: restPx(framePx.header, linePx.wide),
  "@media": {
    [media.mobile]: { scrollPaddingBlockStart: restPx(framePx.headerSmall, linePx.phone) },
  },
});

import { dayNight, media, rem, vars } from "@jubilee/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

/** One row; what it holds depends on its own width, which an open panel takes from. */
export const bar = style({ containerType: "inline-size" });
export const row = style({
  display: "flex",
  flexWrap: "wrap",
  gap: 8,
  alignItems: "center",
  paddingBlock: 8,
  /* What has no room on a phone goes sideways. */
  "@media": {
    [media.mobile]: {
      flexWrap: "nowrap",
      minInlineSize: 0,
      overflowX: "auto",
      scrollbarWidth: "none",
      /* It fades where it goes on. */
      paddingInlineEnd: 28,
      maskImage: "linear-gradient(to right, black calc(100% - 28px), transparent)",
      selectors: {
        "&:dir(rtl)": {
          maskImage: "linear-gradient(to left, black calc(100% - 28px), transparent)",
        },
      },
    },
  },
});
globalStyle(`${row} > *`, { "@media": { [media.mobile]: { flex: "none" } } });

export const views = style({
  display: "inline-flex",
  flex: "none",
  gap: 2,
  padding: 3,
  borderRadius: vars.radius.m,
  background: vars.color.tint,
});
export const viewLink = style({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: 6,
  minInlineSize: 34,
  height: 34,
  paddingInline: 12,
  borderRadius: 7,
  color: vars.color.textMuted,
  fontSize: rem(14),
  fontWeight: 500,
  textDecoration: "none",
  whiteSpace: "nowrap",
  selectors: {
    '&[aria-current="page"]': {
      background: dayNight(vars.color.surface, vars.ink["6"]),
      color: vars.color.text,
      boxShadow: vars.shadow["1"],
    },
  },
  "@media": {
    [media.touch]: { minBlockSize: 44, minInlineSize: 44 },
    "(forced-colors: active)": {
      selectors: {
        '&[aria-current="page"]': { outline: "2px solid Highlight", outlineOffset: -2 },
      },
    },
  },
});
globalStyle(`${viewLink} svg`, { width: 16, height: 16, strokeWidth: 1.75 });
const onlyOpenNamed = {
  selectors: {
    [`${viewLink}:not([aria-current="page"]) &`]: {
      position: "absolute",
      width: 1,
      height: 1,
      overflow: "hidden",
      clipPath: "inset(50%)",
    },
  },
} as const;
/** Where there is little room the open view alone says its name, before the bar takes a second line. */
export const viewName = style({
  "@media": { [media.mobile]: onlyOpenNamed },
  "@container": { "(max-width: 1060px)": onlyOpenNamed },
});

const wide = "(min-width: 1310px)";
/** The search has room of its own; what is chosen beside it is behind one button. */
const middle = "(min-width: 780px)";
export const asPills = style({
  display: "flex",
  flex: "none",
  gap: 8,
  alignItems: "center",
  "@container": { [`not ${wide}`]: { display: "none" } },
});
export const asSheet = style({ display: "flex", "@container": { [wide]: { display: "none" } } });
export const search = style({
  flex: "1 1 140px",
  minInlineSize: 140,
  maxInlineSize: 260,
  "@container": { [`not ${middle}`]: { display: "none" } },
});
export const end = style({
  display: "flex",
  flex: "none",
  gap: 8,
  alignItems: "center",
  marginInlineStart: "auto",
  color: vars.color.textMuted,
  fontSize: rem(14),
  whiteSpace: "nowrap",
  "@container": { "(max-width: 420px)": { display: "none" } },
});
/** How many there are gives way before anything that can be pressed. */
export const counts = style({
  "@container": { "(max-width: 1420px)": { display: "none" } },
});
/** The name of a group of choices. */
export const legend = style({ marginBlockEnd: 8, padding: 0, fontSize: rem(14), fontWeight: 600 });

/** The line for new tasks above them; on phones at the window's foot, where the thumb is. */
export const stack = style({
  display: "flex",
  flexDirection: "column",
  "@media": { [media.mobile]: { minBlockSize: "60dvh" } },
});
export const stackEntry = style({
  "@media": {
    [media.mobile]: {
      order: 1,
      position: "sticky",
      insetBlockEnd: 4,
      // Over the heads of groups, which stick too.
      zIndex: vars.zIndex.sticky,
      marginBlockStart: "auto",
    },
  },
});

import { createVar, style } from "@vanilla-extract/css";
import { vars } from "../../theme/vars.css.ts";

export const heightVar = createVar();

export const root = style({ position: "relative", minWidth: 0, overflow: "hidden" });

/** Fades where more lies beyond the far edge. */
const more = (side: string) => ({
  maskImage: `linear-gradient(to ${side}, black calc(100% - 32px), transparent)`,
});

export const viewport = style({
  width: "100%",
  maxHeight: heightVar,
  borderRadius: "inherit",
  overscrollBehavior: "contain",
  scrollbarWidth: "none",
  selectors: {
    "&::-webkit-scrollbar": { display: "none" },
    "&:focus-visible": { outline: `3px solid ${vars.color.focus}`, outlineOffset: -3 },
    "&[data-overflow-x]:not([data-at-right])": more("right"),
    '[dir="rtl"] &[data-overflow-x]:not([data-at-right])': { maskImage: "none" },
    '[dir="rtl"] &[data-overflow-x]:not([data-at-left])': more("left"),
  },
});

export const bar = style({
  zIndex: vars.zIndex.raised,
  display: "flex",
  padding: 2,
  opacity: 0,
  transition: `opacity ${vars.duration.base} ${vars.ease}`,
  selectors: {
    '&[data-orientation="vertical"]': { width: 10 },
    '&[data-orientation="horizontal"]': { flexDirection: "column", height: 10 },
    "&[data-shown], &[data-dragging], &:hover": { opacity: 1 },
  },
});

export const thumb = style({
  flex: 1,
  borderRadius: vars.radius.full,
  background: vars.ink["8"],
  selectors: { "&:hover, &[data-dragging]": { background: vars.ink["9"] } },
  "@media": { "(forced-colors: active)": { background: "ButtonText" } },
});

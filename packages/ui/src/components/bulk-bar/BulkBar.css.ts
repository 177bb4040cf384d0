import { globalStyle, style } from "@vanilla-extract/css";
import { rise, sink } from "../../theme/motion.css.ts";
import { media } from "../../theme/measures.ts";
import { rem } from "../../theme/rem.ts";
import { vars } from "../../theme/vars.css.ts";

export const place = style({
  position: "sticky",
  bottom: 16,
  zIndex: vars.zIndex.sticky,
  display: "flex",
  justifyContent: "center",
  pointerEvents: "none",
  /** Above the help button in the corner. */
  "@media": { [media.mobile]: { bottom: 76 }, [media.print]: { display: "none" } },
});
/* The bar says that it is there (`useMark`). What is tabbed to comes to rest above it, in the page and in a list that scrolls by itself. */
globalStyle("html[data-bulk-bar], html[data-bulk-bar] [data-scrolls]", {
  scrollPaddingBlockEnd: 88,
  "@media": { [media.mobile]: { scrollPaddingBlockEnd: 148 } },
});
export const bar = style({
  display: "flex",
  alignItems: "center",
  gap: 4,
  maxWidth: "100%",
  padding: "4px 6px 4px 16px",
  borderRadius: 12,
  background: vars.ink["12"],
  color: vars.ink["1"],
  fontFamily: vars.font.text,
  fontSize: rem(14),
  boxShadow: vars.shadow["3"],
  pointerEvents: "auto",
  selectors: {
    '&[data-state="open"]': { animation: `${rise} ${vars.duration.slow} ${vars.ease}` },
    '&[data-state="closed"]': { animation: `${sink} ${vars.duration.fast} ${vars.ease} both` },
  },
  "@media": { [media.mobile]: { overflowX: "auto" } },
});
export const count = style({
  paddingInlineEnd: 12,
  marginInlineEnd: 4,
  borderInlineEnd: `1px solid ${vars.ink["9"]}`,
  fontWeight: 600,
  whiteSpace: "nowrap",
  fontVariantNumeric: "tabular-nums",
});
export const action = style({
  display: "inline-flex",
  alignItems: "center",
  gap: 8,
  minHeight: 40,
  margin: 0,
  paddingInline: 12,
  border: 0,
  borderRadius: 8,
  background: "none",
  color: "inherit",
  font: "inherit",
  fontWeight: 500,
  whiteSpace: "nowrap",
  cursor: "pointer",
  selectors: {
    "&:hover": { background: `color-mix(in srgb, ${vars.ink["1"]} 14%, transparent)` },
    "&:focus-visible": { outline: `3px solid ${vars.ink["1"]}`, outlineOffset: -3 },
    "&:disabled": { opacity: 0.5, cursor: "not-allowed" },
  },
  "@media": { [media.touch]: { minHeight: 44 }, [media.mobile]: { paddingInline: 10 } },
});
/** On phones the words are enough: three actions and the way out fit. */
globalStyle(`${action}:not([aria-label]) svg`, {
  "@media": { [media.mobile]: { display: "none" } },
});
globalStyle(`${action} svg`, { width: 16, height: 16, strokeWidth: 1.75 });

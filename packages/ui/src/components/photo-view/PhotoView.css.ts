import { globalStyle, style } from "@vanilla-extract/css";
import { media } from "../../theme/measures.ts";
import { rem } from "../../theme/rem.ts";
import { vars } from "../../theme/vars.css.ts";

/** A dark room by day, too: a photo is looked at by its own light. */
export const room = style({
  selectors: {
    /* Before the sheet of PhotoSwipe, which comes later. */
    "&&": {
      fontFamily: vars.font.text,
      color: vars.color.text,
      vars: {
        "--pswp-bg": vars.color.page,
        "--pswp-placeholder-bg": vars.color.tint,
        "--pswp-error-text-color": vars.color.text,
        "--pswp-root-z-index": vars.zIndex.overlay,
      },
    },
  },
});
globalStyle(`${room}:focus-visible`, { outline: "none" });

/** Lies over the photo, and lets through what is meant for it. */
export const frame = style({
  position: "absolute",
  inset: 0,
  display: "flex",
  flexDirection: "column",
  justifyContent: "space-between",
  fontFamily: vars.font.text,
  pointerEvents: "none",
});

export const bar = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: 8,
  minHeight: 56,
  paddingInline: 8,
  background: `color-mix(in oklab, ${vars.color.page} 72%, transparent)`,
});
globalStyle(`${bar} button`, { pointerEvents: "auto" });
export const place = style({
  display: "flex",
  alignItems: "center",
  gap: 4,
  fontSize: rem(14),
  fontVariantNumeric: "tabular-nums",
  color: vars.color.textMuted,
});
const edge = {
  [media.tabletUp]: { position: "absolute", insetBlockStart: "calc(50% - 22px)" },
} as const;
export const previous = style({
  "@media": { ...edge, [media.tabletUp]: { ...edge[media.tabletUp], insetInlineStart: 12 } },
});
export const next = style({
  "@media": { ...edge, [media.tabletUp]: { ...edge[media.tabletUp], insetInlineEnd: 12 } },
});
globalStyle(`${previous}, ${next}`, { pointerEvents: "auto" });
globalStyle(`:is(${previous}, ${next}) button`, {
  background: `color-mix(in oklab, ${vars.color.page} 72%, transparent)`,
});
globalStyle(
  `:dir(rtl) > * > * > :is(${previous}, ${next}) svg, [dir="rtl"] :is(${previous}, ${next}) svg`,
  {
    transform: "scaleX(-1)",
  },
);

export const foot = style({
  display: "grid",
  gap: 12,
  padding: "12px 16px max(16px, env(safe-area-inset-bottom))",
  background: `color-mix(in oklab, ${vars.color.page} 72%, transparent)`,
  pointerEvents: "auto",
});
export const inside = style({ width: "100%", maxWidth: 720, marginInline: "auto" });

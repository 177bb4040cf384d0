import { createVar, fallbackVar, globalStyle, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { cornerTop } from "../../theme/corner.css.ts";
import { rem } from "../../theme/rem.ts";
import { vars } from "../../theme/vars.css.ts";

/** Distance from the front toast's bottom, and how far behind it stands. */
export const offsetVar = createVar();
export const scaleVar = createVar();
export const heightVar = createVar();
export const layerVar = createVar();
export const swipeX = createVar();
export const swipeY = createVar();

/** The specified offset from the window's foot, or above what else stands there. */
const above = (offsetPx: number) => `max(${offsetPx}px, ${fallbackVar(cornerTop, "0px")})`;

/**
 * On phones a dialog lies at the foot with what it asks: the toasts go to the top meanwhile, and pile up
 * downwards. While one holds the page, its body says so.
 */
const phone = "(max-width: 600px)";
const asking = "[data-scroll-lock] &";
const pile = createVar();

export const region = style({
  vars: { [pile]: "-1" },
  position: "fixed",
  zIndex: vars.zIndex.toast,
  insetInlineEnd: 32,
  bottom: above(32),
  width: 356,
  maxWidth: "calc(100vw - 32px)",
  fontFamily: vars.font.text,
  "@media": {
    [phone]: {
      insetInlineEnd: 16,
      bottom: above(16),
      selectors: { [asking]: { vars: { [pile]: "1" }, bottom: "auto", top: 16 } },
    },
  },
});

export const list = style({ position: "relative", margin: 0, padding: 0, listStyle: "none" });

export const slot = recipe({
  base: {
    position: "absolute",
    insetInline: 0,
    bottom: 0,
    zIndex: layerVar,
    touchAction: "none",
    transform: `translate(${swipeX}, calc(${swipeY} + ${pile} * ${offsetVar})) scale(${scaleVar})`,
    transformOrigin: "bottom center",
    transition: `transform ${vars.duration.slow} ${vars.ease}, opacity ${vars.duration.slow} ${vars.ease}, height ${vars.duration.slow} ${vars.ease}`,
    "@starting-style": { opacity: 0, transform: `translateY(calc(${pile} * -24px))` },
    "@media": { [phone]: { selectors: { [asking]: { bottom: "auto", top: 0 } } } },
    /* fills the gap to the next one, so that a pointer between two does not leave the pile */
    selectors: {
      "&::after": {
        content: '""',
        position: "absolute",
        insetInline: 0,
        top: "100%",
        height: 15,
      },
    },
  },
  variants: {
    place: {
      front: {},
      behind: {
        height: heightVar,
        overflow: "hidden",
        borderRadius: 12,
        boxShadow: vars.shadow["1"],
      },
      hidden: { opacity: 0, pointerEvents: "none" },
    },
    swiping: { true: { transition: "none" } },
  },
});

export const card = recipe({
  base: {
    display: "flex",
    gap: 12,
    padding: "14px 12px 14px 16px",
    border: `1px solid ${vars.color.line}`,
    borderRadius: 12,
    background: vars.color.raised,
    color: vars.color.text,
    boxShadow: vars.shadow["2"],
    fontSize: rem(14),
    lineHeight: 1.4,
  },
  variants: {
    destructive: {
      true: {
        background: vars.color.danger,
        borderColor: "transparent",
        color: vars.color.onDanger,
      },
    },
  },
});

export const icon = recipe({
  base: { display: "flex", flex: "none", width: 20, height: 20, marginTop: 1 },
  variants: {
    tone: {
      success: { color: vars.color.successText },
      info: { color: vars.color.infoText },
      warning: { color: vars.color.warningText },
      error: { color: vars.color.dangerText },
      loading: { color: vars.color.textMuted },
      default: { display: "none" },
      destructive: { color: "inherit" },
    },
  },
});
globalStyle(`${icon.classNames.base} svg`, { width: 20, height: 20, strokeWidth: 1.75 });

/* A short word to press stands beside what is said; a longer one under it, or the words would be broken. */
export const texts = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  alignSelf: "center",
  flex: 1,
  gap: "4px 12px",
  minWidth: 0,
});
export const said = style({ flex: "1 1 180px", minWidth: 0, overflowWrap: "anywhere" });
export const title = style({ display: "block", fontWeight: 600 });
export const description = recipe({
  base: { display: "block", color: vars.color.textMuted },
  variants: { destructive: { true: { color: "inherit" } } },
});

const plain = {
  border: 0,
  background: "none",
  color: "inherit",
  cursor: "pointer",
  borderRadius: 8,
} as const;

export const close = style({
  ...plain,
  display: "grid",
  placeItems: "center",
  flex: "none",
  width: 32,
  height: 32,
  marginBlock: -6,
  marginInline: "auto -2px",
  padding: 0,
  selectors: {
    "&:hover": { background: `color-mix(in srgb, currentColor 10%, transparent)` },
    "&:focus-visible": { outline: "3px solid currentColor", outlineOffset: -3 },
  },
  "@media": {
    "(max-width: 767px), (pointer: coarse)": {
      width: 44,
      height: 44,
      marginBlock: -12,
      marginInlineEnd: -6,
    },
  },
});
globalStyle(`${close} svg`, { width: 16, height: 16 });

export const action = style({
  ...plain,
  flex: "none",
  minHeight: 32,
  padding: 0,
  fontWeight: 600,
  textAlign: "start",
  textDecoration: "underline",
  textUnderlineOffset: 3,
  selectors: {
    "&:hover": { textDecorationThickness: 2 },
    "&:focus-visible": { outline: "3px solid currentColor", outlineOffset: 2 },
  },
  "@media": { [phone]: { minHeight: 44 } },
});

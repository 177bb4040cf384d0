import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { dayNight } from "../../theme/dayNight.ts";
import { ownColours, showChosen } from "../../theme/forced.ts";
import { media } from "../../theme/measures.ts";
import { rem } from "../../theme/rem.ts";
import { vars } from "../../theme/vars.css.ts";

const ring = { outline: `3px solid ${vars.color.focus}`, outlineOffset: -1 } as const;

export const calendar = style({
  minWidth: 0,
  selectors: { "&:focus-visible": { outline: "none" } },
});

export const bar = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: 4,
  marginBlockEnd: 4,
});

const flat = style({
  border: 0,
  borderRadius: 8,
  background: "none",
  color: vars.color.text,
  fontFamily: vars.font.text,
  selectors: {
    "button&": { cursor: "pointer" },
    "button&:hover:not(:disabled)": { background: vars.color.hover },
    "&:focus-visible": ring,
    "&:disabled": { opacity: 0.4, cursor: "not-allowed" },
  },
});

export const arrow = style([
  flat,
  {
    display: "grid",
    placeItems: "center",
    width: 36,
    height: 36,
    padding: 0,
    selectors: { "[dir='rtl'] &": { transform: "scaleX(-1)" } },
    "@media": { [media.touch]: { width: 44, height: 44 } },
  },
]);
globalStyle(`${arrow} svg`, { width: 18, height: 18, strokeWidth: 1.75 });

export const pick = style([
  flat,
  {
    flex: 1,
    minHeight: 36,
    padding: "0 8px",
    fontSize: rem(14),
    fontWeight: 600,
    lineHeight: rem(36),
    textAlign: "center",
    "@media": { [media.touch]: { minHeight: 44 } },
  },
]);

const side = style({ display: "grid", gap: 24 });
export const months = styleVariants({
  1: [side],
  2: [side, { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" }],
});

export const days = style({
  width: "100%",
  tableLayout: "fixed",
  borderCollapse: "separate",
  borderSpacing: "0 2px",
  outline: "none",
});
globalStyle(`${days} :is(td, th)`, { padding: 0 });

export const weekday = style({
  height: 32,
  fontSize: rem(12),
  fontWeight: 500,
  color: vars.color.textMuted,
  textAlign: "center",
});

const cell = style({
  display: "grid",
  placeItems: "center",
  width: "100%",
  minHeight: 38,
  borderRadius: vars.radius.m,
  color: vars.color.text,
  fontSize: rem(14),
  fontVariantNumeric: "tabular-nums",
  cursor: "pointer",
  userSelect: "none",
  selectors: {
    "&:hover": { background: vars.color.hover },
    "&:focus-visible": { ...ring, position: "relative" },
    "&[data-disabled]": {
      color: vars.color.textMuted,
      opacity: 0.5,
      background: "none",
      cursor: "not-allowed",
    },
  },
  "@media": { [media.touch]: { minHeight: 44 } },
});

const chosen = { background: vars.color.action, color: vars.color.onAction, fontWeight: 600 };
const selected = "&[data-selected]";

export const dayCell = style([
  cell,
  {
    selectors: {
      "&[data-now]": {
        boxShadow: `inset 0 0 0 1px ${vars.plum["7"]}`,
        color: vars.color.actionText,
        fontWeight: 600,
      },
      "&[data-event]": {
        background: vars.color.celebrate,
        color: vars.color.onCelebrate,
        fontWeight: 600,
      },
      "&[data-in-range]:not([data-event])": {
        background: dayNight(vars.plum["3"], vars.plum["4"]),
      },
      "&[data-in-range]": { borderRadius: 0 },
      "&[data-range-start]": {
        borderStartStartRadius: vars.radius.m,
        borderEndStartRadius: vars.radius.m,
      },
      "&[data-range-end]": {
        borderStartEndRadius: vars.radius.m,
        borderEndEndRadius: vars.radius.m,
      },
      [selected]: chosen,
      "&[data-in-range][data-selected]": chosen,
      "&[data-outside-range]": { visibility: "hidden" },
    },
  },
]);
showChosen(`${dayCell}[data-selected]`);

export const bigCell = style([cell, { minHeight: 48, selectors: { [selected]: chosen } }]);
showChosen(`${bigCell}[data-selected]`);

export const legend = style({
  display: "flex",
  alignItems: "center",
  gap: 8,
  marginBlockStart: 8,
  fontSize: rem(12),
  color: vars.color.textMuted,
});
export const marigold = style([
  { width: 10, height: 10, borderRadius: 3, background: vars.color.celebrate },
  ownColours,
]);

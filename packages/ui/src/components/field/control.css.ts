import { globalStyle, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { media } from "../../theme/measures.ts";
import { rem } from "../../theme/rem.ts";
import { vars } from "../../theme/vars.css.ts";

/** The look that every text-like control shares. */
export const control = recipe({
  base: {
    display: "block",
    width: "100%",
    minWidth: 0,
    height: 40,
    margin: 0,
    padding: "0 12px",
    border: `1px solid ${vars.color.fieldBorder}`,
    borderRadius: vars.radius.m,
    background: vars.color.field,
    color: vars.color.text,
    fontFamily: vars.font.text,
    fontSize: rem(14),
    fontWeight: 400,
    lineHeight: 1.45,
    appearance: "none",
    transition: `border-color ${vars.duration.fast} ${vars.ease}`,
    selectors: {
      "&::placeholder": { color: vars.ink["10"], opacity: 1 },
      "&:hover:not(:disabled)": { borderColor: vars.ink["11"] },
      "&:focus-visible": { outline: `3px solid ${vars.color.focus}`, outlineOffset: 2 },
      '&[aria-invalid="true"]': { borderColor: vars.color.danger },
      "&:disabled, &:read-only:not(select)": {
        background: vars.color.tint,
        color: vars.color.textMuted,
      },
      "&:disabled": { cursor: "not-allowed" },
    },
    "@media": { [media.touch]: { minHeight: 44, fontSize: rem(16) } },
  },
  variants: {
    multiline: { true: { height: "auto", padding: "10px 12px", resize: "vertical" } },
    start: { true: { paddingInlineStart: 38 } },
    end: { true: { paddingInlineEnd: 44 } },
    numeric: { true: { fontVariantNumeric: "tabular-nums" } },
  },
});

export const wrap = style({ position: "relative", display: "block", minWidth: 0 });

const side = style({
  position: "absolute",
  insetBlock: 0,
  display: "flex",
  alignItems: "center",
  color: vars.color.textMuted,
  fontSize: rem(14),
});
export const startSide = style([side, { insetInlineStart: 12, pointerEvents: "none" }]);
export const endSide = style([side, { insetInlineEnd: 4 }]);
export const endMark = style([side, { insetInlineEnd: 12, pointerEvents: "none" }]);
globalStyle(`${side} svg`, { width: 16, height: 16, strokeWidth: 1.75 });

import { globalStyle, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { media } from "../../theme/measures.ts";
import { rem } from "../../theme/rem.ts";
import { vars } from "../../theme/vars.css.ts";

export const search = style({ position: "relative", display: "block", width: "100%", minWidth: 0 });

const side = style({
  position: "absolute",
  insetBlock: 0,
  display: "flex",
  alignItems: "center",
  color: vars.color.textMuted,
});
export const lens = style([side, { insetInlineStart: 13, pointerEvents: "none" }]);
globalStyle(`${lens} svg`, { width: 18, height: 18, strokeWidth: 1.75 });
export const clear = style([side, { insetInlineEnd: 4 }]);
export const keys = style([
  side,
  {
    insetInlineEnd: 10,
    gap: 3,
    pointerEvents: "none",
    "@media": { [media.mobile]: { display: "none" } },
  },
]);

export const input = recipe({
  base: {
    width: "100%",
    height: 40,
    margin: 0,
    padding: 0,
    paddingInline: "40px 44px",
    border: `1px solid ${vars.color.fieldBorder}`,
    color: vars.color.text,
    fontFamily: vars.font.text,
    fontSize: rem(14),
    appearance: "none",
    textOverflow: "ellipsis",
    selectors: {
      "&::placeholder": { color: vars.color.textMuted, opacity: 1 },
      "&::-webkit-search-cancel-button": { display: "none" },
      "&:focus-visible": { outline: `3px solid ${vars.color.focus}`, outlineOffset: 2 },
    },
    "@media": { [media.touch]: { height: 44, fontSize: rem(16) } },
  },
  variants: {
    look: {
      well: {
        borderRadius: vars.radius.full,
        background: vars.color.tint,
        paddingInlineEnd: 68,
        selectors: {
          "&:focus": { background: vars.color.surface, borderColor: vars.color.action },
        },
      },
      field: {
        borderRadius: vars.radius.m,
        background: vars.color.field,
      },
    },
  },
});

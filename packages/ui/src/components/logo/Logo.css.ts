import { recipe } from "@vanilla-extract/recipes";
import { globalStyle, style } from "@vanilla-extract/css";
import { rem } from "../../theme/rem.ts";
import { vars } from "../../theme/vars.css.ts";

export const logo = recipe({
  base: {
    display: "inline-flex",
    alignItems: "center",
    gap: 10,
    minHeight: 44,
    fontFamily: vars.font.display,
    fontWeight: 600,
    lineHeight: 1,
    letterSpacing: "-0.02em",
    color: vars.color.text,
    textDecoration: "none",
    selectors: {
      "&:focus-visible": {
        outline: `3px solid ${vars.color.focus}`,
        outlineOffset: 2,
        borderRadius: 6,
      },
    },
  },
  variants: { size: { s: { fontSize: rem(16) }, m: { fontSize: rem(22) } } },
});
globalStyle(`${logo.classNames.variants.size.m} svg`, { width: 28, height: 28, flex: "none" });
globalStyle(`${logo.classNames.variants.size.s} svg`, { width: 20, height: 20, flex: "none" });
export const plum = style({ fill: vars.plum["9"] });
export const marigold = style({ fill: vars.color.celebrate });
export const heart = style({ fill: vars.color.page });

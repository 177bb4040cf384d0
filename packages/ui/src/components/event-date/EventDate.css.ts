import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { media } from "../../theme/measures.ts";
import { rem } from "../../theme/rem.ts";
import { vars } from "../../theme/vars.css.ts";

export const leaf = recipe({
  base: {
    display: "grid",
    flex: "none",
    overflow: "hidden",
    textAlign: "center",
    borderRadius: vars.radius.m,
    background: vars.color.surface,
    color: vars.color.text,
    fontFamily: vars.font.text,
  },
  variants: {
    size: {
      s: { width: 56, border: `1px solid ${vars.color.line}` },
      l: {
        width: 88,
        boxShadow: vars.shadow["2"],
        "@media": { "(min-width: 1080px)": { width: 104 } },
      },
    },
  },
});

export const month = recipe({
  base: { background: vars.color.pop, color: vars.color.onPop, fontWeight: 600 },
  variants: {
    size: {
      s: { fontSize: rem(12), lineHeight: rem(18) },
      l: { fontSize: rem(14), lineHeight: rem(26) },
    },
  },
});

export const day = recipe({
  base: {
    fontFamily: vars.font.display,
    fontWeight: 560,
    lineHeight: 1,
    letterSpacing: "-0.03em",
    fontKerning: "none",
    fontVariantNumeric: "lining-nums",
  },
  variants: {
    size: {
      s: { fontSize: rem(22), padding: "6px 0 4px" },
      l: {
        fontSize: rem(48),
        padding: "10px 0 2px",
        "@media": { "(min-width: 1080px)": { fontSize: rem(64) } },
      },
    },
  },
});

export const weekday = style({
  paddingBlockEnd: 8,
  fontSize: rem(14),
  lineHeight: rem(20),
  color: vars.color.textMuted,
  "@media": { [media.mobile]: { fontSize: rem(14) } },
});

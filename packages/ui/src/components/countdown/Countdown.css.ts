import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { rem } from "../../theme/rem.ts";
import { vars } from "../../theme/vars.css.ts";

const figure = {
  fontFamily: vars.font.display,
  fontWeight: 560,
  lineHeight: 1,
  letterSpacing: "-0.03em",
  fontKerning: "none",
  fontVariantNumeric: "lining-nums tabular-nums",
} as const;

export const countdown = style({
  display: "inline-flex",
  alignItems: "center",
  gap: 20,
  fontFamily: vars.font.text,
});
export const block = style({ display: "grid", gap: 4 });
export const number = recipe({
  base: figure,
  variants: {
    size: {
      wall: { fontSize: `clamp(${rem(36)}, 9vw, ${rem(144)})`, minWidth: "1.25em" },
      l: { fontSize: rem(64) },
      m: { fontSize: rem(32) },
      s: { fontSize: rem(22), letterSpacing: "-0.02em" },
    },
  },
});
export const unit = style({ fontSize: rem(12), lineHeight: rem(16), color: vars.color.textMuted });
export const small = style({
  display: "grid",
  gap: 14,
  paddingInlineStart: 20,
  borderInlineStart: `1px solid ${vars.color.line}`,
});
/** Four figures in a row that never change their width while they count. */
export const wall = style({
  display: "inline-flex",
  gap: "clamp(8px, 3vw, 48px)",
  textAlign: "center",
  fontFamily: vars.font.text,
});
export const line = style({ fontVariantNumeric: "tabular-nums" });

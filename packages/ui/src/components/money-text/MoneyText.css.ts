import { recipe } from "@vanilla-extract/recipes";
import { rem } from "../../theme/rem.ts";
import { vars } from "../../theme/vars.css.ts";

/** Kerning off: the 4 of the display type swallows a full stop otherwise. */
const display = {
  fontFamily: vars.font.display,
  fontWeight: 560,
  letterSpacing: "-0.02em",
  lineHeight: 1.1,
  fontKerning: "none",
  fontVariantNumeric: "lining-nums tabular-nums",
} as const;

export const money = recipe({
  base: { fontVariantNumeric: "tabular-nums lining-nums", whiteSpace: "nowrap" },
  variants: {
    size: {
      inherit: {},
      price: { ...display, fontSize: rem(22), lineHeight: rem(26), letterSpacing: 0 },
      total: { ...display, fontSize: rem(36) },
      sum: { ...display, fontSize: rem(48) },
    },
    tone: {
      inherit: {},
      danger: { color: vars.color.dangerText, fontWeight: 600 },
      muted: { color: vars.color.textMuted },
    },
  },
});

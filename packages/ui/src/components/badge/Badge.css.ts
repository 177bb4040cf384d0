import { recipe } from "@vanilla-extract/recipes";
import { rem } from "../../theme/rem.ts";
import { vars } from "../../theme/vars.css.ts";

const tone = (hue: Record<"3" | "11", string>) => ({ background: hue["3"], color: hue["11"] });

export const badge = recipe({
  base: {
    display: "inline-flex",
    alignItems: "center",
    gap: 4,
    flex: "none",
    padding: "4px 8px",
    borderRadius: vars.radius.full,
    fontFamily: vars.font.text,
    fontSize: rem(12),
    fontWeight: 500,
    lineHeight: 1,
    letterSpacing: 0,
    whiteSpace: "nowrap",
    fontVariantNumeric: "tabular-nums",
  },
  variants: {
    tone: {
      neutral: { background: vars.ink["4"], color: vars.color.text },
      plum: tone(vars.plum),
      marigold: tone(vars.marigold),
      moss: tone(vars.moss),
      brick: tone(vars.brick),
      sky: tone(vars.sky),
    },
  },
});

import { recipe } from "@vanilla-extract/recipes";
import { ownColours } from "../../theme/forced.ts";
import { rem } from "../../theme/rem.ts";
import { vars } from "../../theme/vars.css.ts";

const tone = (hue: Record<"3" | "11", string>) => ({ background: hue["3"], color: hue["11"] });

export const chip = recipe({
  base: {
    display: "inline-flex",
    alignItems: "center",
    gap: 6,
    flex: "none",
    height: 24,
    paddingInline: "8px 10px",
    borderRadius: vars.radius.full,
    fontFamily: vars.font.text,
    fontSize: rem(12),
    fontWeight: 500,
    lineHeight: 1,
    letterSpacing: 0,
    whiteSpace: "nowrap",
  },
  variants: {
    tone: {
      usual: { color: vars.color.textMuted },
      neutral: tone(vars.ink),
      success: tone(vars.moss),
      warning: tone(vars.marigold),
      danger: tone(vars.brick),
      info: tone(vars.sky),
      plum: tone(vars.plum),
    },
    dotless: { true: { paddingInline: 10 } },
  },
  compoundVariants: [
    {
      variants: { tone: "usual", dotless: true },
      style: { paddingInline: 0, fontSize: rem(14), fontWeight: 400 },
    },
  ],
});

export const dot = recipe({
  base: { width: 7, height: 7, borderRadius: "50%", flex: "none", ...ownColours },
  variants: {
    tone: {
      usual: {},
      neutral: { background: vars.ink["9"] },
      success: { background: vars.moss["9"] },
      warning: { background: vars.marigold["9"] },
      danger: { background: vars.brick["9"] },
      info: { background: vars.sky["9"] },
      plum: { background: vars.plum["9"] },
    },
    hollow: {
      true: { background: "none", boxShadow: "inset 0 0 0 1.5px currentColor" },
    },
  },
});

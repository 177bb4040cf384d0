import { createVar, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { rem } from "../../theme/rem.ts";
import { vars } from "../../theme/vars.css.ts";

export const groundVar = createVar();
export const shapeVar = createVar();
export const textVar = createVar();

const tone = (hue: Record<"4" | "11", string>) => ({ background: hue["4"], color: hue["11"] });

export const avatar = recipe({
  base: {
    position: "relative",
    display: "inline-grid",
    placeItems: "center",
    flex: "none",
    overflow: "hidden",
    borderRadius: "50%",
    fontFamily: vars.font.text,
    fontWeight: 600,
    lineHeight: 1,
    letterSpacing: "0.01em",
    userSelect: "none",
  },
  variants: {
    size: {
      s: { width: 24, height: 24, fontSize: rem(12), letterSpacing: "-0.03em" },
      m: { width: 32, height: 32, fontSize: rem(12) },
      l: { width: 40, height: 40, fontSize: rem(14) },
      xl: { width: 56, height: 56, fontSize: rem(18) },
      xxl: { width: 64, height: 64, fontSize: rem(22) },
    },
    tone: {
      plum: tone(vars.plum),
      moss: tone(vars.moss),
      marigold: tone(vars.marigold),
      sky: tone(vars.sky),
      brick: tone(vars.brick),
      ink: { background: vars.ink["5"], color: vars.ink["12"] },
      event: { background: groundVar, color: textVar, fontFamily: vars.font.display },
    },
  },
});
export const photo = style({
  position: "absolute",
  inset: 0,
  width: "100%",
  height: "100%",
  objectFit: "cover",
});
export const shape = style({
  position: "absolute",
  inset: 0,
  width: "100%",
  height: "100%",
  fill: shapeVar,
  opacity: 0.24,
});
export const initials = style({ position: "relative" });

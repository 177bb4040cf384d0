import { createVar, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { ownColours, seenRail } from "../../theme/forced.ts";
import { vars } from "../../theme/vars.css.ts";

export const shareVar = createVar();

export const bar = style({
  display: "flex",
  gap: 2,
  height: 10,
  borderRadius: 5,
  overflow: "hidden",
  background: vars.ink["4"],
  ...seenRail,
});
export const part = recipe({
  base: { flex: `${shareVar} 0 0`, minWidth: 2, height: "100%", ...ownColours },
  variants: {
    tone: {
      success: { background: vars.moss["9"] },
      warning: { background: vars.marigold["9"] },
      danger: { background: vars.brick["9"] },
      plum: { background: vars.plum["9"] },
      info: { background: vars.sky["9"] },
      neutral: { background: vars.ink["6"] },
    },
  },
});

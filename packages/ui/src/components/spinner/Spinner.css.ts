import { recipe } from "@vanilla-extract/recipes";
import { spin } from "../../theme/motion.css.ts";
import { media } from "../../theme/measures.ts";

export const spinner = recipe({
  base: {
    display: "inline-block",
    flex: "none",
    borderRadius: "50%",
    border: "2px solid currentColor",
    borderInlineEndColor: "transparent",
    animation: `${spin} 900ms linear infinite`,
    "@media": { [media.reducedMotion]: { borderInlineEndStyle: "dotted" } },
  },
  variants: {
    size: {
      s: { width: 16, height: 16 },
      m: { width: 24, height: 24, borderWidth: 2.5 },
      l: { width: 36, height: 36, borderWidth: 3 },
    },
  },
});

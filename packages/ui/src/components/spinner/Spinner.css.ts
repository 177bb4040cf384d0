import { style, styleVariants } from "@vanilla-extract/css";
import { spin } from "../../theme/motion.css.ts";
import { media } from "../../theme/measures.ts";

const ring = style({
  display: "inline-block",
  flex: "none",
  borderRadius: "50%",
  border: "2px solid currentColor",
  borderInlineEndColor: "transparent",
  animation: `${spin} 900ms linear infinite`,
  "@media": { [media.reducedMotion]: { borderInlineEndStyle: "dotted" } },
});

export const spinner = styleVariants({
  s: [ring, { width: 16, height: 16 }],
  m: [ring, { width: 24, height: 24, borderWidth: 2.5 }],
  l: [ring, { width: 36, height: 36, borderWidth: 3 }],
});

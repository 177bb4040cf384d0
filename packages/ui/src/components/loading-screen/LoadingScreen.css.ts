import { style } from "@vanilla-extract/css";
import { fadeIn } from "../../theme/motion.css.ts";
import { rem } from "../../theme/rem.ts";
import { vars } from "../../theme/vars.css.ts";

export const screen = style({
  display: "grid",
  placeContent: "center",
  justifyItems: "center",
  gap: 14,
  minHeight: "60vh",
  color: vars.color.action,
  animation: `${fadeIn} ${vars.duration.slow} ${vars.ease} 120ms both`,
});
export const words = style({
  fontFamily: vars.font.text,
  fontSize: rem(14),
  color: vars.color.textMuted,
});

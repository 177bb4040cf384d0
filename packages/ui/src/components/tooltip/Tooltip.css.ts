import { style } from "@vanilla-extract/css";
import { fadeIn, fadeOut } from "../../theme/motion.css.ts";
import { rem } from "../../theme/rem.ts";
import { vars } from "../../theme/vars.css.ts";

export const tooltip = style({
  zIndex: vars.zIndex.tooltip,
  maxWidth: 260,
  padding: "6px 10px",
  borderRadius: 8,
  background: vars.ink["12"],
  color: vars.ink["1"],
  fontFamily: vars.font.text,
  fontSize: rem(12),
  fontWeight: 500,
  lineHeight: 1.4,
  boxShadow: vars.shadow["2"],
  selectors: {
    '&[data-state="open"]': { animation: `${fadeIn} ${vars.duration.fast} ${vars.ease}` },
    '&[data-state="closed"]': { animation: `${fadeOut} ${vars.duration.fast} ${vars.ease} both` },
  },
});

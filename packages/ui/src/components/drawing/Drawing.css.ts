import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../../theme/vars.css.ts";

export const box = style({
  display: "block",
  inlineSize: 144,
  blockSize: 108,
  color: vars.color.text,
  vars: {
    "--draw-tint": vars.plum["4"],
    "--draw-paper": vars.color.surface,
    "--draw-spark": vars.marigold["9"],
  },
});
globalStyle(`${box} svg`, { display: "block", inlineSize: "100%", blockSize: "100%" });

import { style } from "@vanilla-extract/css";
import { media } from "../../theme/measures.ts";
import { dayNight } from "../../theme/dayNight.ts";
import { vars } from "../../theme/vars.css.ts";

export const movable = style({ position: "relative", blockSize: "100%", inlineSize: "100%" });
export const corner = style({
  position: "absolute",
  insetBlockStart: 2,
  insetInlineEnd: 2,
  zIndex: 2,
  maxBlockSize: "100%",
  borderRadius: vars.radius.s,
  background: dayNight(vars.color.surface, vars.ink["3"]),
  color: vars.color.textMuted,
  opacity: 0,
  pointerEvents: "none",
  selectors: {
    [`${movable}:hover > &, ${movable}:focus-within > &`]: { opacity: 1, pointerEvents: "auto" },
    "[data-dragging] &": { display: "none" },
  },
  /* A finger opens the thing itself, and there is no room for two targets. */
  "@media": { [media.touch]: { display: "none" } },
});

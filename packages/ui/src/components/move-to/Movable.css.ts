import { createVar, globalStyle, style } from "@vanilla-extract/css";
import { dayNight } from "../../theme/dayNight.ts";
import { media } from "../../theme/measures.ts";
import { vars } from "../../theme/vars.css.ts";

/** Narrower things have no room for a corner: there the thing itself, or M, is the way. */
const roomy = "(min-width: 112px)";
const narrow = "not (min-width: 112px)";
const cornerSize = createVar();

export const movable = style({
  position: "relative",
  blockSize: "100%",
  inlineSize: "100%",
  containerType: "inline-size",
  vars: { [cornerSize]: "24px" },
  "@media": { [media.touch]: { vars: { [cornerSize]: "44px" } } },
});
export const corner = style({
  display: "grid",
  placeContent: "center",
  position: "absolute",
  insetBlockStart: 2,
  insetInlineEnd: 2,
  zIndex: 2,
  inlineSize: cornerSize,
  maxBlockSize: "calc(100% - 4px)",
  overflow: "hidden",
  borderRadius: vars.radius.s,
  opacity: 0,
  selectors: {
    [`${movable}:hover > &, ${movable}:focus-within > &`]: {
      background: dayNight(vars.color.surface, vars.ink["3"]),
      opacity: 1,
    },
    "[data-dragging] &": { display: "none" },
  },
  /* A finger does not hover. */
  "@media": { [media.touch]: { opacity: 0.7 } },
  "@container": { [narrow]: { display: "none" } },
});
/* What is moved keeps its words clear of a corner that always shows. */
globalStyle(`${movable} > :first-child:not(:last-child)`, {
  "@media": {
    [media.touch]: {
      "@container": { [roomy]: { paddingInlineEnd: `calc(${cornerSize} + 6px)` } },
    },
  },
});

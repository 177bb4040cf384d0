import { vars } from "@jubilee/ui/theme";
import { keyframes, style } from "@vanilla-extract/css";

const appear = keyframes({ from: { opacity: 0 } });

/** Fills its place; until the drawing is there, a calm ground of the same size. */
export const ground = style({
  display: "block",
  inlineSize: "100%",
  blockSize: "100%",
  overflow: "hidden",
  background: vars.ink["4"],
});

export const drawing = style({
  display: "block",
  inlineSize: "100%",
  blockSize: "100%",
  objectFit: "cover",
  animation: `${appear} ${vars.duration.slow} ${vars.ease}`,
});

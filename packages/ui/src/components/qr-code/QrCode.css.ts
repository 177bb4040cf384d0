import { createVar, style } from "@vanilla-extract/css";
import { vars } from "../../theme/vars.css.ts";

export const sizeVar = createVar();

/** Dark on white in both themes: scanners need it. */
export const plate = style({
  display: "block",
  width: sizeVar,
  maxWidth: "100%",
  aspectRatio: "1",
  padding: 10,
  borderRadius: vars.radius.m,
  background: "white",
  color: "black",
});

import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/vars.css.ts";

export const fullNote = style({
  color: vars.color.warningText,
  fontVariantNumeric: "tabular-nums",
});

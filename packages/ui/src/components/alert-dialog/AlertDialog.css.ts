import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/vars.css.ts";

export const list = style({
  margin: 0,
  paddingInlineStart: 20,
  display: "grid",
  gap: 8,
});

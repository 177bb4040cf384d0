import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/vars.css.ts";

export const circle = style({
  selectors: { "&&": { borderRadius: vars.radius.full } },
});

import { recipe } from "@vanilla-extract/recipes";
import { vars } from "../../theme/vars.css.ts";

export const divider = recipe({
  base: { border: 0, margin: 0, flex: "none", alignSelf: "stretch" },
  variants: {
    direction: {
      horizontal: { height: 1, width: "100%" },
      vertical: { width: 1, minHeight: 16 },
    },
    strength: {
      soft: { background: vars.color.lineSoft },
      strong: { background: vars.color.border },
    },
  },
});

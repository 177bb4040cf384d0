import { recipe } from "@vanilla-extract/recipes";
import { vars } from "../../theme/vars.css.ts";

export const scope = recipe({
  variants: {
    page: {
      true: { minHeight: "100dvh", background: vars.color.page, color: vars.color.text },
      false: { display: "contents" },
    },
  },
});

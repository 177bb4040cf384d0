import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { vars } from "../../theme/vars.css.ts";

export const section = recipe({
  base: { display: "grid", gap: 16, minWidth: 0 },
  variants: {
    divided: {
      true: {
        selectors: {
          "& + &": {
            marginBlockStart: 32,
            paddingBlockStart: 32,
            borderBlockStart: `1px solid ${vars.color.lineSoft}`,
          },
        },
      },
    },
  },
});

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "8px 16px",
});

export const texts = style({ display: "grid", gap: 4, minWidth: 0, flex: "1 1 200px" });

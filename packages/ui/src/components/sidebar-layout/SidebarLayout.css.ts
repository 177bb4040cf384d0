import { createVar, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { vars } from "../../theme/vars.css.ts";

/** From here on there is room for both. */
const beside = "(min-width: 1100px)";

export const sideVar = createVar();

export const layout = recipe({
  base: {
    display: "grid",
    gap: 24,
    minWidth: 0,
    alignItems: "start",
    gridTemplateColumns: "minmax(0, 1fr)",
  },
  variants: {
    width: {
      narrow: { vars: { [sideVar]: "264px" } },
      normal: { vars: { [sideVar]: "320px" } },
      wide: { vars: { [sideVar]: "376px" } },
    },
    side: {
      start: {
        "@media": { [beside]: { gridTemplateColumns: `${sideVar} minmax(0, 1fr)`, columnGap: 32 } },
      },
      end: {
        "@media": { [beside]: { gridTemplateColumns: `minmax(0, 1fr) ${sideVar}`, columnGap: 48 } },
      },
    },
  },
});

export const main = style({ minWidth: 0 });

export const aside = recipe({
  base: { minWidth: 0 },
  variants: {
    side: {
      start: {},
      end: { "@media": { [beside]: { order: 1 } } },
    },
    below: { true: { order: 1, "@media": { [beside]: { order: 0 } } } },
    sticky: {
      true: {
        "@media": {
          [beside]: {
            position: "sticky",
            insetBlockStart: 88,
            zIndex: vars.zIndex.raised,
            maxBlockSize: "calc(100dvh - 104px)",
            overflowY: "auto",
            /* Room for the focus ring and shadows of what stands at its edge. */
            marginInline: -8,
            paddingInline: 8,
          },
        },
      },
    },
  },
  compoundVariants: [
    { variants: { side: "end", below: true }, style: { "@media": { [beside]: { order: 1 } } } },
  ],
});

import { createSprinkles, defineProperties } from "@vanilla-extract/sprinkles";
import { media } from "./measures.ts";
import { vars } from "./vars.css.ts";

const layout = defineProperties({
  conditions: {
    mobile: {},
    tablet: { "@media": media.tabletUp },
    desktop: { "@media": media.desktop },
  },
  defaultCondition: "mobile",
  properties: {
    display: ["none", "block", "flex", "inline-flex", "grid"],
    flexDirection: ["row", "column", "row-reverse", "column-reverse"],
    flexWrap: ["wrap", "nowrap"],
    alignItems: ["stretch", "start", "center", "end", "baseline"],
    justifyContent: ["start", "center", "end", "space-between"],
    textAlign: ["start", "center", "end"],
    gap: vars.space,
    paddingBlock: vars.space,
    paddingInline: vars.space,
    marginInline: { auto: "auto", "0": "0" },
    gridTemplateColumns: {
      "1": "minmax(0, 1fr)",
      "2": "repeat(2, minmax(0, 1fr))",
      "3": "repeat(3, minmax(0, 1fr))",
      "4": "repeat(4, minmax(0, 1fr))",
      "5": "repeat(5, minmax(0, 1fr))",
      "6": "repeat(6, minmax(0, 1fr))",
      "7/5": "minmax(0, 7fr) minmax(0, 5fr)",
      "5/7": "minmax(0, 5fr) minmax(0, 7fr)",
      "264/1": "264px minmax(0, 1fr)",
      "320/1": "320px minmax(0, 1fr)",
    },
    gridColumn: { "1": "span 1", "2": "span 2", "3": "span 3", all: "1 / -1" },
  },
  shorthands: { padding: ["paddingBlock", "paddingInline"] },
});

/** Layout only: colour, type and shape belong to components. */
export const sprinkles = createSprinkles(layout);

export type Sprinkles = Parameters<typeof sprinkles>[0];

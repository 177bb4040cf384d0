import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { media } from "../../theme/measures.ts";
import { vars } from "../../theme/vars.css.ts";

export const card = recipe({
  base: {
    minWidth: 0,
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.l,
    background: vars.color.surface,
    color: vars.color.text,
  },
  variants: {
    tone: {
      default: {},
      sunken: { background: vars.color.well },
      attention: { background: vars.marigold["2"], borderColor: vars.marigold["6"] },
      danger: { background: vars.brick["2"], borderColor: vars.brick["6"] },
    },
    clip: { true: { overflow: "hidden" } },
    fill: { true: { height: "100%" } },
    raised: { true: { boxShadow: vars.shadow["2"] } },
  },
});

export const head = style({
  display: "flex",
  alignItems: "baseline",
  justifyContent: "space-between",
  flexWrap: "wrap",
  gap: "8px 12px",
  padding: "16px 16px 0",
  "@media": { [media.tabletUp]: { padding: "20px 24px 0" } },
});

export const body = recipe({
  variants: {
    padding: {
      none: {},
      normal: {
        padding: 16,
        "@media": { [media.tabletUp]: { padding: 24 } },
      },
      underHead: {
        padding: "12px 16px 16px",
        "@media": { [media.tabletUp]: { padding: "16px 24px 24px" } },
      },
    },
  },
});

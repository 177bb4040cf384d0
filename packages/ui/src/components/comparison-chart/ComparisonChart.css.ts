import { createVar, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { ownColours } from "../../theme/forced.ts";
import { rem } from "../../theme/rem.ts";
import { vars } from "../../theme/vars.css.ts";

export const yVar = createVar();

/** The one that it is about is drawn in plum, those it is held against in ink. */
export const line = recipe({
  base: {
    ...ownColours,
    fill: "none",
    strokeLinecap: "round",
    strokeLinejoin: "round",
    vectorEffect: "non-scaling-stroke",
  },
  variants: {
    of: {
      this: { stroke: vars.plum["9"], strokeWidth: 2.75 },
      other: { stroke: vars.ink["9"], strokeWidth: 1.5 },
      older: { stroke: vars.ink["9"], strokeWidth: 1.5, strokeDasharray: "5 4" },
      oldest: { stroke: vars.ink["9"], strokeWidth: 1.5, strokeDasharray: "1.5 4" },
    },
  },
});
export const area = style({ fill: vars.plum["9"], opacity: 0.1 });
export const today = style({
  stroke: vars.color.action,
  strokeWidth: 1,
  strokeDasharray: "3 3",
  vectorEffect: "non-scaling-stroke",
});
export const dot = style({
  ...ownColours,
  position: "absolute",
  width: 10,
  height: 10,
  margin: -5,
  borderRadius: "50%",
  background: vars.plum["9"],
  boxShadow: `0 0 0 2px ${vars.color.surface}`,
});
export const endLabel = style({
  position: "absolute",
  left: "calc(100% + 10px)",
  top: yVar,
  width: 100,
  transform: "translateY(-50%)",
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});
export const endValue = style({ marginInlineEnd: 4, fontWeight: 600, color: vars.color.text });

/** What the picture says, in a sentence above it. */
export const said = style({
  margin: 0,
  marginBlockEnd: 14,
  fontFamily: vars.font.text,
  fontSize: rem(14),
  lineHeight: 1.4,
  color: vars.color.textMuted,
});
export const saidValue = style({
  marginInlineEnd: 6,
  fontFamily: vars.font.display,
  fontSize: rem(28),
  fontWeight: 560,
  lineHeight: 1,
  color: vars.color.text,
});

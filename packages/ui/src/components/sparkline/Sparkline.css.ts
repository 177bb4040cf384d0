import { createVar, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { ownColours } from "../../theme/forced.ts";
import { vars } from "../../theme/vars.css.ts";

export const widthVar = createVar();
export const heightVar = createVar();
export const yVar = createVar();

/** Charts read from left to right in every script, as figures do. */
export const spark = style({
  position: "relative",
  display: "inline-block",
  direction: "ltr",
  width: widthVar,
  maxWidth: "100%",
  height: heightVar,
  verticalAlign: "middle",
});
export const svg = style({
  position: "absolute",
  insetBlock: 4,
  insetInlineStart: 0,
  insetInlineEnd: 5,
  width: "calc(100% - 5px)",
  height: "calc(100% - 8px)",
  overflow: "visible",
});
const hues = {
  plum: vars.plum["9"],
  success: vars.moss["9"],
  danger: vars.brick["9"],
  info: vars.sky["9"],
  neutral: vars.ink["9"],
};
const each = <Rule>(rule: (colour: string) => Rule) => ({
  plum: rule(hues.plum),
  success: rule(hues.success),
  danger: rule(hues.danger),
  info: rule(hues.info),
  neutral: rule(hues.neutral),
});
export const line = recipe({
  base: {
    ...ownColours,
    fill: "none",
    strokeWidth: 2,
    strokeLinecap: "round",
    strokeLinejoin: "round",
    vectorEffect: "non-scaling-stroke",
  },
  variants: { tone: each((stroke) => ({ stroke })) },
});
export const area = recipe({
  base: { opacity: 0.12 },
  variants: { tone: each((fill) => ({ fill })) },
});
/** Where it stands now. */
export const dot = recipe({
  base: {
    ...ownColours,
    position: "absolute",
    insetInlineEnd: 1,
    top: `calc(4px + (100% - 8px) * ${yVar})`,
    width: 7,
    height: 7,
    marginBlockStart: -3.5,
    borderRadius: "50%",
  },
  variants: { tone: each((background) => ({ background })) },
});

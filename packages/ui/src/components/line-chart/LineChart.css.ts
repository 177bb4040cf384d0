import { createVar, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { rem } from "../../theme/rem.ts";
import { vars } from "../../theme/vars.css.ts";

export const xVar = createVar();
export const yVar = createVar();
export const heightVar = createVar();

/** Keeps the axis labels inside. */
export const figure = style({ display: "flow-root" });

/** Charts read from left to right in every script, as figures do. */
export const chart = style({
  position: "relative",
  direction: "ltr",
  height: heightVar,
  margin: "10px 112px 26px 44px",
  fontFamily: vars.font.text,
  fontSize: rem(12),
  lineHeight: 1.2,
  color: vars.color.textMuted,
  fontVariantNumeric: "tabular-nums",
});
export const svg = style({
  position: "absolute",
  inset: 0,
  width: "100%",
  height: "100%",
  maxWidth: "none",
  overflow: "visible",
});
export const grid = style({
  stroke: vars.color.lineSoft,
  strokeWidth: 1,
  vectorEffect: "non-scaling-stroke",
});
export const marker = style({
  stroke: vars.ink["8"],
  strokeWidth: 1,
  strokeDasharray: "3 3",
  vectorEffect: "non-scaling-stroke",
});

const hue = {
  success: vars.moss,
  danger: vars.brick,
  plum: vars.plum,
  info: vars.sky,
  warning: vars.marigold,
};
const each = <Rule>(rule: (of: (typeof hue)["plum"]) => Rule) => ({
  success: rule(hue.success),
  danger: rule(hue.danger),
  plum: rule(hue.plum),
  info: rule(hue.info),
  warning: rule(hue.warning),
});

export const line = recipe({
  base: {
    fill: "none",
    strokeWidth: 2.5,
    strokeLinecap: "round",
    strokeLinejoin: "round",
    vectorEffect: "non-scaling-stroke",
  },
  variants: { tone: each((of) => ({ stroke: of["9"] })) },
});
export const area = recipe({
  base: { opacity: 0.1 },
  variants: { tone: each((of) => ({ fill: of["9"] })) },
});
export const dot = recipe({
  base: {
    position: "absolute",
    left: "100%",
    top: yVar,
    width: 8,
    height: 8,
    margin: -4,
    borderRadius: "50%",
    boxShadow: `0 0 0 2px ${vars.color.surface}`,
  },
  variants: { tone: each((of) => ({ background: of["9"] })) },
});
export const endLabel = recipe({
  base: {
    position: "absolute",
    left: "calc(100% + 12px)",
    top: yVar,
    transform: "translateY(-50%)",
    whiteSpace: "nowrap",
  },
  variants: { tone: each((of) => ({ color: of["11"] })) },
});
export const endValue = style({
  fontFamily: vars.font.display,
  fontSize: rem(18),
  fontWeight: 560,
  lineHeight: 1,
  marginInlineEnd: 4,
});
export const yLabel = style({
  position: "absolute",
  right: "calc(100% + 10px)",
  top: yVar,
  transform: "translateY(-50%)",
});
export const xLabel = recipe({
  base: { position: "absolute", left: xVar, top: "calc(100% + 10px)", whiteSpace: "nowrap" },
  variants: {
    at: {
      start: {},
      middle: { transform: "translateX(-50%)" },
      end: { transform: "translateX(-100%)" },
    },
  },
});
export const markerLabel = style({
  position: "absolute",
  left: xVar,
  top: 0,
  transform: "translate(6px, -4px)",
  whiteSpace: "nowrap",
});

import { style, styleVariants } from "@vanilla-extract/css";
import { ownColours, rem, vars } from "@jubilee/ui/theme";

/** Time runs from left to right in every script, as in all charts. */
export const chart = style({
  position: "relative",
  direction: "ltr",
  height: 216,
  margin: "8px 104px 30px 32px",
  fontSize: rem(12),
  lineHeight: 1.2,
  color: vars.color.textMuted,
  fontVariantNumeric: "lining-nums tabular-nums",
});

export const drawing = style({
  position: "absolute",
  inset: 0,
  width: "100%",
  height: "100%",
  overflow: "visible",
});

export const grid = style({ stroke: vars.color.lineSoft, strokeWidth: 1 });

export const lines = styleVariants({
  coming: { stroke: vars.moss["9"], strokeWidth: 2.5, fill: "none" },
  notComing: { stroke: vars.brick["9"], strokeWidth: 2, fill: "none" },
});

export const area = style({ fill: vars.moss["9"], opacity: 0.1 });

export const label = style({ position: "absolute", whiteSpace: "nowrap" });
export const tick = style([
  label,
  { insetInlineEnd: "calc(100% + 10px)", transform: "translateY(-50%)" },
]);
export const day = style([label, { top: "calc(100% + 10px)" }]);
export const dayPlaces = styleVariants({
  first: [day, { insetInlineStart: 0 }],
  middle: [day, { insetInlineStart: "50%", transform: "translateX(-50%)" }],
  last: [day, { insetInlineEnd: 0 }],
});

export const reminder = style({
  position: "absolute",
  insetBlock: 0,
  borderInlineStart: `1.5px dashed ${vars.color.textMuted}`,
});
/** A ground of the card's own keeps the words readable; they stand below the highest figure beside the grid. */
const words = style([
  label,
  { top: 10, paddingInline: 6, background: vars.color.surface, borderRadius: vars.radius.s },
]);
export const reminderWords = styleVariants({
  after: [words, { insetInlineStart: 2 }],
  before: [words, { insetInlineEnd: 4 }],
});

export const end = style([
  label,
  {
    insetInlineStart: "calc(100% + 12px)",
    transform: "translateY(-50%)",
    display: "flex",
    gap: 4,
    alignItems: "baseline",
  },
]);
export const endTones = styleVariants({
  coming: [end, { color: vars.moss["11"] }],
  notComing: [end, { color: vars.brick["11"] }],
});
export const endFigure = style({
  fontFamily: vars.font.display,
  fontWeight: 560,
  fontSize: rem(18),
  lineHeight: 1,
});

const point = style({
  position: "absolute",
  insetInlineStart: "100%",
  width: 8,
  height: 8,
  borderRadius: vars.radius.full,
  transform: "translate(-4px, -4px)",
  ...ownColours,
  boxShadow: `0 0 0 2px ${vars.color.surface}`,
});
export const points = styleVariants({
  coming: [point, { background: vars.moss["9"] }],
  notComing: [point, { background: vars.brick["9"] }],
});

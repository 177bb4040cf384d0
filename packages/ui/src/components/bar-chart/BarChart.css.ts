import { createVar, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { dayNight } from "../../theme/dayNight.ts";
import { ownColours } from "../../theme/forced.ts";
import { rem } from "../../theme/rem.ts";
import { vars } from "../../theme/vars.css.ts";

export const shareVar = createVar();

export const bars = style({
  display: "flex",
  alignItems: "flex-end",
  gap: 8,
  height: 160,
  fontFamily: vars.font.text,
  fontSize: rem(12),
  lineHeight: rem(16),
  color: vars.color.textMuted,
  fontVariantNumeric: "tabular-nums",
});
export const column = style({
  flex: 1,
  minWidth: 0,
  height: "100%",
  display: "grid",
  gridTemplateRows: "minmax(0, 1fr) auto",
  justifyItems: "center",
  gap: 4,
});
export const stand = style({
  width: "100%",
  display: "flex",
  flexDirection: "column",
  justifyContent: "flex-end",
  alignItems: "center",
  gap: 4,
});
export const bar = recipe({
  base: {
    width: "100%",
    maxWidth: 28,
    minHeight: 2,
    height: `calc((100% - 20px) * ${shareVar})`,
    borderRadius: "4px 4px 0 0",
    ...ownColours,
  },
  variants: {
    emphasis: {
      true: { background: vars.plum["9"] },
      false: { background: dayNight(vars.plum["6"], vars.plum["7"]) },
    },
  },
});
export const name = style({
  maxWidth: "100%",
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});

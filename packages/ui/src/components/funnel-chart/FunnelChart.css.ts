import { createVar, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { dayNight } from "../../theme/dayNight.ts";
import { ownColours, seenRail } from "../../theme/forced.ts";
import { rem } from "../../theme/rem.ts";
import { vars } from "../../theme/vars.css.ts";

export const shareVar = createVar();

export const funnel = style({
  display: "grid",
  gap: 6,
  fontFamily: vars.font.text,
  fontSize: rem(14),
  lineHeight: rem(20),
});
export const head = style({
  display: "flex",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: 16,
  marginBlockEnd: 4,
});
export const count = style({
  fontFamily: vars.font.display,
  fontSize: rem(22),
  fontWeight: 560,
  lineHeight: 1,
  fontVariantNumeric: "lining-nums tabular-nums",
  fontKerning: "none",
});
export const lane = style({ height: 14, borderRadius: 4, background: vars.ink["3"], ...seenRail });
export const bar = recipe({
  base: { height: "100%", minWidth: 2, width: shareVar, borderRadius: 4, ...ownColours },
  variants: {
    last: {
      true: { background: vars.plum["9"] },
      false: { background: dayNight(vars.plum["6"], vars.plum["7"]) },
    },
  },
});
export const onward = style({
  paddingBlock: 2,
  fontSize: rem(12),
  lineHeight: rem(16),
  color: vars.color.textMuted,
  fontVariantNumeric: "tabular-nums",
});

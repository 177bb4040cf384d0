import { createVar, keyframes, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { ownColours, seenRail } from "../../theme/forced.ts";
import { media } from "../../theme/measures.ts";
import { rem } from "../../theme/rem.ts";
import { vars } from "../../theme/vars.css.ts";

export const shareVar = createVar();

const run = keyframes({ from: { insetInlineStart: "-40%" }, to: { insetInlineStart: "100%" } });

export const head = style({
  display: "flex",
  justifyContent: "space-between",
  alignItems: "baseline",
  gap: 12,
  marginBlockEnd: 8,
  fontFamily: vars.font.text,
  fontSize: rem(14),
  lineHeight: rem(20),
});
export const name = style({ fontWeight: 600, minWidth: 0 });
export const value = style({
  color: vars.color.textMuted,
  fontVariantNumeric: "tabular-nums",
  whiteSpace: "nowrap",
});

export const track = style({
  position: "relative",
  height: 8,
  borderRadius: 4,
  background: vars.ink["4"],
  overflow: "hidden",
  ...seenRail,
});

export const fill = recipe({
  base: {
    height: "100%",
    width: shareVar,
    ...ownColours,
    borderRadius: 4,
    transition: `width ${vars.duration.slow} ${vars.ease}`,
  },
  variants: {
    tone: {
      action: { background: vars.color.action },
      success: { background: vars.moss["9"] },
      celebrate: { background: vars.marigold["9"] },
      danger: { background: vars.brick["9"] },
    },
    unknown: {
      true: {
        position: "absolute",
        width: "40%",
        animation: `${run} 1.4s ease-in-out infinite`,
        "@media": { [media.reducedMotion]: { animation: "none", insetInlineStart: "30%" } },
      },
    },
  },
});

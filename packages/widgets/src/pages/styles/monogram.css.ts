import { vars } from "@jubilee/ui/theme";
import { style } from "@vanilla-extract/css";

const { color, font, radius } = vars;

/** Letters in the place of a face: in a list each has another colour than its neighbours. */
export const monogram = style({
  display: "grid",
  placeItems: "center",
  flex: "none",
  borderRadius: radius.full,
  background: color.action,
  color: color.onAction,
  fontFamily: font.display,
  fontWeight: 600,
  lineHeight: 1,
  letterSpacing: "-0.02em",
  printColorAdjust: "exact",
  selectors: {
    ":nth-child(3n + 2) > &": { background: color.pop, color: color.onPop },
    ":nth-child(3n) > &": { background: color.tint, color: color.actionText },
  },
});

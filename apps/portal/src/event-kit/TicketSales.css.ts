import { style, styleVariants } from "@vanilla-extract/css";
import { ownColours, rem, seenRail, vars } from "@jubilee/ui/theme";

export const sales = style({ display: "grid", gap: 18 });

export const top = style({
  display: "flex",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: 12,
  marginBlockEnd: 7,
  fontSize: rem(14),
  lineHeight: 1.4,
});

export const name = style({
  fontWeight: 600,
  minWidth: 0,
  overflow: "hidden",
  textOverflow: "ellipsis",
});

export const numbers = style({
  display: "flex",
  gap: 10,
  flex: "none",
  color: vars.color.textMuted,
  fontVariantNumeric: "lining-nums tabular-nums",
});

export const money = style({ fontWeight: 600, color: vars.color.text });

export const track = style({
  height: 8,
  borderRadius: 4,
  background: vars.ink["4"],
  overflow: "hidden",
  ...seenRail,
});

const fill = style({
  height: "100%",
  borderRadius: 4,
  ...ownColours,
  transition: `width ${vars.duration.slow} ${vars.ease}`,
});
export const fills = styleVariants({
  usual: [fill, { background: vars.plum["9"] }],
  nearlyGone: [fill, { background: vars.marigold["9"] }],
});

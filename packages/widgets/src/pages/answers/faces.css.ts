import { rem, vars } from "@jubilee/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

const { color, font, radius } = vars;

export const faces = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(88px, 1fr))",
  gap: "20px 12px",
  marginBlock: "12px 16px",
});
globalStyle(`${faces} > li`, {
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  justifyItems: "start",
  alignContent: "start",
  gap: 8,
  fontSize: rem(14),
  lineHeight: rem(20),
  overflowWrap: "anywhere",
});
export const face = style({
  display: "grid",
  placeItems: "center",
  width: 56,
  height: 56,
  borderRadius: radius.full,
  background: color.tint,
  color: color.actionText,
  font: `600 ${rem(18)}/1 ${font.display}`,
  letterSpacing: "-0.02em",
  selectors: {
    [`${faces} > :nth-child(3n + 1) > &`]: { background: color.action, color: color.onAction },
  },
});
export const more = style({});
globalStyle(`${more} > summary`, {
  minHeight: 44,
  alignContent: "center",
  color: color.actionText,
  fontWeight: 600,
  cursor: "pointer",
});

import { rem, vars } from "@jubilee/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";
import { monogram } from "../styles/monogram.css.ts";

const { color } = vars;

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
export const face = style([monogram, { width: 56, height: 56, fontSize: rem(18) }]);
export const more = style({});
globalStyle(`${more} > summary`, {
  minHeight: 44,
  alignContent: "center",
  color: color.actionText,
  fontWeight: 600,
  cursor: "pointer",
});

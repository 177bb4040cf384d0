import { rem, vars } from "@jubilee/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

const { color, radius } = vars;

export const one = style({
  paddingBlock: 16,
  overflowWrap: "anywhere",
  selectors: { "& + &": { borderBlockStart: `1px solid ${color.line}` } },
});
globalStyle(`${one} > h3`, {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "4px 8px",
  marginBlockEnd: 8,
});
export const mark = style({
  paddingInline: 8,
  borderRadius: radius.full,
  background: color.action,
  color: color.onAction,
  fontSize: rem(12),
  lineHeight: rem(20),
  fontWeight: 600,
});

import { rem, vars } from "@jubilee/ui/theme";
import { style } from "@vanilla-extract/css";

const { color, radius } = vars;

export const part = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  gap: "4px 12px",
  alignItems: "start",
});
export const code = style({
  gridColumn: "1",
  padding: "8px 12px",
  borderRadius: radius.m,
  background: color.tint,
  fontFamily: "ui-monospace, monospace",
  fontSize: rem(14),
  lineHeight: rem(20),
  overflowWrap: "anywhere",
  userSelect: "text",
});
export const found = style({
  display: "grid",
  gap: 4,
  margin: "4px 0 0",
  padding: 0,
  listStyle: "none",
});

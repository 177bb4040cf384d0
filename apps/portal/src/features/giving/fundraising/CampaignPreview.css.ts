import { style } from "@vanilla-extract/css";
import { vars } from "@jubilee/ui/theme";

export const amounts = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(96px, 1fr))",
  gap: 8,
  margin: 0,
  padding: 0,
  listStyle: "none",
});
export const amount = style({
  padding: "10px 12px",
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.m,
  overflowWrap: "anywhere",
});

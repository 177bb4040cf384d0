import { vars, rem } from "@jubilee/ui/theme";
import { style } from "@vanilla-extract/css";

/** Over the axis, at the end of its first rows, where a chain that goes down and on leaves room. */
export const place = style({
  position: "absolute",
  insetBlockStart: 52,
  insetInlineEnd: vars.space["4"],
  zIndex: 8,
  inlineSize: 300,
  maxInlineSize: "calc(100% - 32px)",
  padding: vars.space["4"],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.m,
  background: vars.color.surface,
  boxShadow: vars.shadow["3"],
  pointerEvents: "none",
});
export const keys = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space["2"],
  paddingBlockStart: vars.space["3"],
  marginBlockStart: vars.space["3"],
  borderBlockStart: `1px solid ${vars.color.lineSoft}`,
  color: vars.color.textMuted,
  fontSize: rem(12),
});
export const breaks = style({
  display: "flex",
  gap: vars.space["2"],
  marginBlockStart: vars.space["2"],
  color: vars.color.warningText,
  fontSize: rem(14),
});
export const sign = style({ flex: "none", inlineSize: 16, blockSize: 16, marginBlockStart: 3 });

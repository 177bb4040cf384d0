import { belowStuck, rem, vars } from "@jubilee/ui/theme";
import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";

/** Over the axis below its days; a card within it stays below what the window keeps at its top. */
export const over = style({
  position: "absolute",
  insetBlock: "52px 16px",
  insetInline: vars.space["4"],
  zIndex: 8,
  display: "flex",
  alignItems: "flex-start",
  pointerEvents: "none",
});
export const card = recipe({
  base: {
    position: "sticky",
    insetBlockStart: `calc(${belowStuck} + 12px)`,
    inlineSize: 300,
    maxInlineSize: "100%",
    padding: vars.space["4"],
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.m,
    background: vars.color.surface,
    boxShadow: vars.shadow["3"],
  },
  variants: {
    /** Beside the names, where the bar stands at the end. */
    at: { end: { marginInlineStart: "auto" }, start: { marginInlineStart: 304 } },
  },
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

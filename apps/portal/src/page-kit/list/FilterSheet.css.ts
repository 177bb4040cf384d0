import { rem, vars } from "@jubilee/ui/theme";
import { style } from "@vanilla-extract/css";

export const filterButton = style({ position: "relative", display: "grid" });

export const badge = style({
  position: "absolute",
  insetBlockStart: -18,
  insetInlineEnd: -20,
  display: "grid",
  placeItems: "center",
  minInlineSize: 18,
  blockSize: 18,
  paddingInline: 4,
  borderRadius: vars.radius.full,
  background: vars.color.action,
  color: vars.color.onAction,
  fontSize: rem(12),
  fontWeight: 600,
  lineHeight: 1,
});

export const filters = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(200px, 1fr))",
  gap: 24,
  padding: "12px 16px 24px",
});

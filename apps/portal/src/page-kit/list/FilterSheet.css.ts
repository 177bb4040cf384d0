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

/** One kind of choice, under its name. */
export const part = style({ display: "grid", gap: 8, alignContent: "start", minInlineSize: 0 });

/** Choices of a sheet, all of them in sight. */
export const wrapped = style({
  display: "flex",
  flexWrap: "wrap",
  gap: 8,
  margin: 0,
  padding: 0,
  border: 0,
  minInlineSize: 0,
});

import { rem, vars } from "@jubilee/ui/theme";
import { style } from "@vanilla-extract/css";

export const section = style({ marginBlockStart: 40 });

export const sectionHead = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  alignItems: "center",
  gap: 12,
  marginBlockEnd: 16,
});

export const table = style({
  borderCollapse: "separate",
  borderSpacing: 0,
  inlineSize: "100%",
  minInlineSize: 744,
  fontSize: rem(14),
});

export const columnHead = style({
  position: "relative",
  inlineSize: "11%",
  padding: "10px 4px",
  fontSize: rem(13),
  textAlign: "center",
  verticalAlign: "bottom",
  fontWeight: 600,
  lineHeight: 1.25,
  overflowWrap: "break-word",
  borderBlockEnd: `1px solid ${vars.color.line}`,
  borderStartStartRadius: 10,
  borderStartEndRadius: 10,
});

export const rowHead = style({
  position: "sticky",
  insetInlineStart: 0,
  textAlign: "start",
  fontWeight: 400,
  paddingInlineEnd: 12,
  background: vars.color.page,
  borderBlockEnd: `1px solid ${vars.color.lineSoft}`,
});

export const groupHead = style([
  rowHead,
  {
    blockSize: 44,
    verticalAlign: "bottom",
    paddingBlockEnd: 6,
    fontFamily: vars.font.display,
    fontSize: rem(16),
    fontWeight: 560,
  },
]);

export const cell = style({
  blockSize: 40,
  textAlign: "center",
  borderBlockEnd: `1px solid ${vars.color.lineSoft}`,
});

/** The column of the role under the pointer. */
export const pointed = style({ background: vars.color.selected });

export const tick = style({
  display: "inline-grid",
  placeItems: "center",
  inlineSize: 22,
  blockSize: 22,
  borderRadius: "50%",
  background: vars.color.tint,
  color: vars.color.successText,
});

export const dash = style({
  display: "inline-block",
  inlineSize: 10,
  blockSize: 2,
  borderRadius: 1,
  verticalAlign: "middle",
  background: vars.color.border,
});

export const rights = style({ display: "grid", gap: 8, margin: 0, padding: 0, listStyle: "none" });
export const right = style({ display: "flex", gap: 10, alignItems: "center" });
export const without = style({ color: vars.color.textMuted });

export const foldTitle = style({
  display: "flex",
  justifyContent: "space-between",
  gap: 12,
  flex: 1,
});
export const count = style({
  color: vars.color.textMuted,
  fontWeight: 400,
  fontVariantNumeric: "tabular-nums",
});

export const groups = style({ display: "grid", gap: 20 });
export const group = style({ display: "grid", gap: 10, border: 0, padding: 0, margin: 0 });
export const groupName = style({ fontWeight: 600, marginBlockEnd: 6 });

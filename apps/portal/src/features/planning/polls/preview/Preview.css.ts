import { rem, vars } from "@jubilee/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

export const rows = style({
  display: "grid",
  gap: 8,
  maxInlineSize: 480,
  listStyle: "none",
  padding: 0,
});
export const row = style({
  display: "flex",
  alignItems: "center",
  gap: 12,
  minBlockSize: 48,
  padding: "10px 14px",
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.m,
  background: vars.color.surface,
  fontWeight: 500,
  overflowWrap: "anywhere",
});
globalStyle(`${row} small`, { marginInlineStart: "auto", color: vars.color.textMuted });
/** What is pressed: round for one choice, square for several; a ranking counts. */
export const sign = style({
  display: "grid",
  placeItems: "center",
  inlineSize: 20,
  blockSize: 20,
  flex: "none",
  border: `1.5px solid ${vars.color.fieldBorder}`,
  selectors: {
    "&[data-kind=single]": { borderRadius: vars.radius.full },
    "&[data-kind=several]": { borderRadius: vars.radius.s },
    "&[data-kind=ranked]": {
      border: 0,
      color: vars.color.actionText,
      fontFamily: vars.font.display,
      fontSize: rem(18),
    },
  },
});
export const scale = style({
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "minmax(0, 1fr)",
  gap: 6,
  maxInlineSize: 480,
  listStyle: "none",
  padding: 0,
});
globalStyle(`${scale} > li`, {
  display: "grid",
  placeItems: "center",
  minBlockSize: 44,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.m,
  background: vars.color.surface,
  fontFamily: vars.font.display,
  fontSize: rem(18),
});
export const ends = style({
  display: "flex",
  justifyContent: "space-between",
  gap: 16,
  maxInlineSize: 480,
  marginBlockStart: 6,
  fontSize: rem(14),
  color: vars.color.textMuted,
});
export const words = style([
  row,
  {
    minBlockSize: 88,
    maxInlineSize: 480,
    alignItems: "start",
    color: vars.color.textMuted,
    fontWeight: 400,
  },
]);

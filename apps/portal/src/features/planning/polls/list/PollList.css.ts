import { rem, vars } from "@jubilee/ui/theme";
import { createVar, globalStyle, style } from "@vanilla-extract/css";

/** How much of a bar is filled. */
export const filled = createVar();

export const which = style({ inlineSize: 240 });

export const lead = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: 5,
  paddingInlineEnd: 16,
});
export const words = style({ display: "flex", gap: 12, fontSize: rem(14) });
globalStyle(`${words} > :first-child`, {
  flex: 1,
  minInlineSize: 0,
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});
globalStyle(`${words} > :last-child`, {
  color: vars.color.textMuted,
  fontVariantNumeric: "tabular-nums",
});
export const part = style({
  blockSize: 4,
  borderRadius: 2,
  overflow: "hidden",
  background: vars.color.tint,
  forcedColorAdjust: "none",
});
export const fill = style({
  display: "block",
  blockSize: "100%",
  inlineSize: filled,
  borderRadius: 2,
  background: vars.color.action,
});

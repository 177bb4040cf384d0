import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "@jubilee/ui/theme";

/** A screen with one thing in its middle. */
export const screen = style({
  minBlockSize: "60vh",
  display: "grid",
  placeContent: "center",
  justifyItems: "center",
  gap: 16,
  paddingInline: 16,
  textAlign: "center",
  color: vars.color.textMuted,
});
globalStyle(`${screen} > h1`, { color: vars.color.text });

export const looking = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  gap: 8,
  inlineSize: "min(380px, 100%)",
});

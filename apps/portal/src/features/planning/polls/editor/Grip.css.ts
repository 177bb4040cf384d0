import { vars } from "@jubilee/ui/theme";
import { style } from "@vanilla-extract/css";

export const grip = style({
  display: "grid",
  placeItems: "center",
  inlineSize: 44,
  blockSize: 44,
  marginInlineStart: -12,
  border: 0,
  borderRadius: vars.radius.s,
  background: "none",
  color: vars.color.textMuted,
  cursor: "grab",
  touchAction: "none",
  selectors: { "&:active": { cursor: "grabbing" }, "&:hover": { color: vars.color.text } },
});

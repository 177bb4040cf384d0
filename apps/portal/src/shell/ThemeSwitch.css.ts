import { media, vars } from "@jubilee/ui/theme";
import { style } from "@vanilla-extract/css";

export const group = style({
  display: "inline-flex",
  gap: 2,
  padding: 3,
  borderRadius: vars.radius.full,
  background: vars.color.tint,
});

export const option = style({
  display: "grid",
  placeItems: "center",
  inlineSize: 32,
  blockSize: 28,
  border: 0,
  borderRadius: vars.radius.full,
  background: "none",
  color: vars.color.textMuted,
  cursor: "pointer",
  selectors: {
    "&:hover": { color: vars.color.text },
    '&[aria-checked="true"]': {
      background: vars.color.surface,
      color: vars.color.text,
      boxShadow: vars.shadow["1"],
    },
  },
  "@media": { [media.touch]: { inlineSize: 44, blockSize: 44 } },
});

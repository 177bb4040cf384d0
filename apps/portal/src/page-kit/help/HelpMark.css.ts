import { media, vars } from "@jubilee/ui/theme";
import { style } from "@vanilla-extract/css";

export const mark = style({
  display: "inline-grid",
  placeItems: "center",
  flex: "none",
  inlineSize: 32,
  blockSize: 32,
  borderRadius: vars.radius.full,
  color: vars.color.textMuted,
  selectors: { "&:hover": { background: vars.color.hover, color: vars.color.actionText } },
  "@media": { [media.touch]: { inlineSize: 44, blockSize: 44, marginInlineStart: -8 } },
});

/** In a title's line, at the middle of its capitals, without making it higher. */
export const inTitle = style({
  position: "relative",
  insetBlockStart: -7,
  verticalAlign: "middle",
  marginBlock: -8,
  marginInlineStart: 4,
  "@media": {
    [media.mobile]: { insetBlockStart: -5 },
    [media.touch]: { marginInlineStart: -4 },
  },
});

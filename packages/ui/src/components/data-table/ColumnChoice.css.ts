import { globalStyle, style } from "@vanilla-extract/css";
import { media } from "../../theme/measures.ts";
import { rem } from "../../theme/rem.ts";
import { vars } from "../../theme/vars.css.ts";

export const caption = style({
  padding: "8px 10px 4px",
  fontSize: rem(12),
  fontWeight: 500,
  color: vars.color.textMuted,
});
export const row = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: 8,
  minHeight: 36,
  paddingInline: 10,
  borderRadius: 8,
  selectors: { "&:hover": { background: vars.color.hover } },
  "@media": { [media.touch]: { minHeight: 44 } },
});
export const foot = style({
  marginBlockStart: 6,
  paddingBlockStart: 6,
  borderBlockStart: `1px solid ${vars.color.lineSoft}`,
});

export const grip = style({
  display: "grid",
  placeItems: "center",
  flex: "none",
  width: 28,
  height: 28,
  margin: 0,
  marginInlineEnd: -6,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.s,
  background: "none",
  color: vars.color.textMuted,
  cursor: "grab",
  touchAction: "none",
  selectors: {
    "&:hover": { color: vars.color.text },
    "&:active": { cursor: "grabbing" },
    "&:focus-visible": { outline: `3px solid ${vars.color.focus}`, outlineOffset: 0 },
  },
  "@media": { [media.touch]: { width: 44, height: 44, marginInlineEnd: -10 } },
});
globalStyle(`${grip} svg`, { width: 16, height: 16 });

import { style } from "@vanilla-extract/css";
import { media } from "../../theme/measures.ts";
import { vars } from "../../theme/vars.css.ts";

export const caption = style({
  padding: "8px 10px 4px",
  fontSize: 12,
  fontWeight: 500,
  color: vars.color.textMuted,
});
export const row = style({
  display: "flex",
  alignItems: "center",
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

import { style } from "@vanilla-extract/css";
import { rem } from "../../theme/rem.ts";
import { vars } from "../../theme/vars.css.ts";

export const kbd = style({
  display: "inline-block",
  padding: "4px 6px",
  border: `1px solid ${vars.color.border}`,
  borderRadius: 5,
  background: vars.color.surface,
  color: vars.color.textMuted,
  fontFamily: vars.font.text,
  fontSize: rem(12),
  fontWeight: 500,
  lineHeight: 1,
});

import { style } from "@vanilla-extract/css";
import { rem } from "../../theme/rem.ts";
import { vars } from "../../theme/vars.css.ts";

export const empty = style({
  display: "grid",
  justifyItems: "center",
  gap: 8,
  padding: "32px 16px",
  textAlign: "center",
});
export const words = style({
  maxWidth: "42ch",
  fontFamily: vars.font.text,
  fontSize: rem(14),
  lineHeight: 1.5,
  color: vars.color.textMuted,
});
export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "center",
  gap: 8,
  marginBlockStart: 12,
});

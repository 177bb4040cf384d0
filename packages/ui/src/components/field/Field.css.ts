import { globalStyle, style } from "@vanilla-extract/css";
import { rem } from "../../theme/rem.ts";
import { vars } from "../../theme/vars.css.ts";

export const field = style({
  display: "grid",
  gap: 6,
  alignContent: "start",
  minWidth: 0,
  fontFamily: vars.font.text,
});

export const label = style({
  display: "flex",
  alignItems: "baseline",
  gap: 6,
  fontSize: rem(14),
  fontWeight: 600,
  lineHeight: 1.35,
  color: vars.color.text,
});

export const optionalMark = style({ fontWeight: 400, color: vars.color.textMuted });

export const help = style({ fontSize: rem(14), lineHeight: 1.4, color: vars.color.textMuted });

export const error = style({
  display: "flex",
  gap: 6,
  fontSize: rem(14),
  lineHeight: 1.4,
  color: vars.color.dangerText,
});
globalStyle(`${error} svg`, { width: 16, height: 16, flex: "none", marginTop: 2 });

export const counter = style({
  marginInlineStart: "auto",
  fontSize: rem(12),
  fontWeight: 400,
  fontVariantNumeric: "tabular-nums",
  color: vars.color.textMuted,
});

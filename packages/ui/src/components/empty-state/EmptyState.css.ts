import { globalStyle, style } from "@vanilla-extract/css";
import { rem } from "../../theme/rem.ts";
import { vars } from "../../theme/vars.css.ts";

export const empty = style({
  display: "grid",
  justifyItems: "center",
  gap: 8,
  padding: "32px 16px",
  textAlign: "center",
});
export const drawing = style({ width: 132, height: 96, marginBlockEnd: 8, color: vars.ink["12"] });
globalStyle(`${drawing} svg`, { width: "100%", height: "100%" });
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
export const ground = style({ fill: vars.plum["3"] });
export const spark = style({ fill: vars.marigold["9"], stroke: "none" });
export const paper = style({ fill: vars.color.surface });

import { style, styleVariants } from "@vanilla-extract/css";
import { media } from "../../theme/measures.ts";
import { rem } from "../../theme/rem.ts";
import { vars } from "../../theme/vars.css.ts";

export const block = style({
  position: "relative",
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.m,
  background: vars.color.well,
});
export const code = style({
  margin: 0,
  padding: "16px 120px 16px 16px",
  overflowX: "auto",
  fontFamily: vars.font.mono,
  fontSize: rem(13),
  lineHeight: 1.6,
  direction: "ltr",
  textAlign: "left",
  color: vars.color.text,
  selectors: { "&:focus-visible": { outline: `3px solid ${vars.color.focus}`, outlineOffset: 2 } },
  "@media": { [media.mobile]: { paddingInlineEnd: 16 } },
});
export const token = styleVariants({
  text: {},
  tag: { color: vars.plum["11"] },
  name: { color: vars.marigold["11"] },
  string: { color: vars.moss["11"] },
  word: { color: vars.sky["11"] },
});
export const corner = style({
  position: "absolute",
  top: 8,
  right: 8,
  "@media": { [media.mobile]: { position: "static", padding: "0 12px 12px" } },
});

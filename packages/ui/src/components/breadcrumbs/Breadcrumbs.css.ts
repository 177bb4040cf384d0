import { globalStyle, style } from "@vanilla-extract/css";
import { rem } from "../../theme/rem.ts";
import { vars } from "../../theme/vars.css.ts";

export const list = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: 4,
  margin: 0,
  padding: 0,
  fontFamily: vars.font.text,
  fontSize: rem(14),
  lineHeight: rem(20),
  listStyle: "none",
});
export const crumb = style({
  display: "inline-flex",
  alignItems: "center",
  gap: 4,
  color: vars.color.textMuted,
  minWidth: 0,
});
globalStyle(`${crumb} svg`, { width: 14, height: 14, flex: "none" });
globalStyle(`[dir="rtl"] ${crumb} svg`, { transform: "scaleX(-1)" });
export const anchor = style({
  color: "inherit",
  textDecoration: "none",
  borderRadius: 4,
  selectors: {
    "&:hover": { color: vars.color.text, textDecoration: "underline" },
    "&:focus-visible": { outline: `3px solid ${vars.color.focus}`, outlineOffset: 2 },
  },
});

import { globalStyle, style } from "@vanilla-extract/css";
import { media } from "../../theme/measures.ts";
import { rem } from "../../theme/rem.ts";
import { vars } from "../../theme/vars.css.ts";

export const form = style({ display: "grid", gap: 20, minWidth: 0 });

export const summary = style({
  display: "flex",
  gap: 12,
  padding: "14px 16px",
  border: `1px solid ${vars.brick["6"]}`,
  borderRadius: vars.radius.m,
  background: vars.brick["2"],
  color: vars.color.text,
  fontFamily: vars.font.text,
  fontSize: rem(14),
  lineHeight: 1.45,
  scrollMarginBlockStart: 88,
  selectors: {
    "&:focus": { outline: `3px solid ${vars.color.focus}`, outlineOffset: 2 },
  },
});
globalStyle(`${summary} > svg`, {
  width: 20,
  height: 20,
  flex: "none",
  color: vars.color.dangerText,
  strokeWidth: 1.75,
});

export const title = style({ margin: 0, fontWeight: 600 });
export const list = style({ display: "grid", gap: 4, marginBlockStart: 6 });
export const texts = style({ flex: 1, minWidth: 0, overflowWrap: "anywhere" });

export const link = style({
  color: vars.color.dangerText,
  borderRadius: 4,
  textUnderlineOffset: 3,
  selectors: {
    "&:hover": { textDecorationThickness: 2 },
    "&:focus-visible": { outline: `3px solid ${vars.color.focus}`, outlineOffset: 2 },
  },
  "@media": { [media.touch]: { display: "inline-block", paddingBlock: 10 } },
});

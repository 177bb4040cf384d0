import { globalStyle, style } from "@vanilla-extract/css";
import { rem } from "../../theme/rem.ts";
import { vars } from "../../theme/vars.css.ts";

export const group = style({
  display: "inline-flex",
  alignItems: "center",
  gap: 12,
  fontFamily: vars.font.text,
  fontSize: rem(14),
});
export const pile = style({ display: "inline-flex" });
globalStyle(`${pile} > *`, { boxShadow: `0 0 0 2px ${vars.color.surface}` });
// The ring alone lies on the one before: two wide letters, such as KM, are covered by less than that already.
globalStyle(`${pile} > * + *`, { marginInlineStart: 1 });

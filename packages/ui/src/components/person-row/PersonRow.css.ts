import { style } from "@vanilla-extract/css";
import { rem } from "../../theme/rem.ts";
import { vars } from "../../theme/vars.css.ts";

export const person = style({
  display: "flex",
  alignItems: "center",
  gap: 12,
  minWidth: 0,
  fontFamily: vars.font.text,
  fontSize: rem(14),
  lineHeight: 1.35,
});
const cut = { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" } as const;
export const words = style({ flex: 1, minWidth: 0, display: "grid" });
export const name = style({
  ...cut,
  display: "block",
  fontWeight: 600,
  color: vars.color.text,
  textAlign: "start",
});
export const detail = style({
  ...cut,
  display: "block",
  fontSize: rem(12),
  color: vars.color.textMuted,
});

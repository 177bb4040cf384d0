import { globalStyle, style } from "@vanilla-extract/css";
import { rem } from "../../theme/rem.ts";
import { vars } from "../../theme/vars.css.ts";

export const zone = style({
  position: "relative",
  display: "grid",
  justifyItems: "center",
  gap: 6,
  padding: "32px 20px",
  border: `1.5px dashed ${vars.color.fieldBorder}`,
  borderRadius: vars.radius.l,
  background: vars.color.well,
  textAlign: "center",
  fontFamily: vars.font.text,
  fontSize: rem(14),
  lineHeight: 1.45,
  color: vars.color.textMuted,
  cursor: "pointer",
  transition: `border-color ${vars.duration.fast} ${vars.ease}, background-color ${vars.duration.fast} ${vars.ease}`,
  selectors: {
    "&:hover": { borderColor: vars.color.action },
    '&[data-over="true"]': { borderColor: vars.color.action, background: vars.color.selected },
    "&:has(:focus-visible)": { outline: `3px solid ${vars.color.focus}`, outlineOffset: 2 },
    '&[data-disabled="true"]': { opacity: 0.5, cursor: "not-allowed" },
  },
});
globalStyle(`${zone} > svg`, {
  width: 28,
  height: 28,
  color: vars.color.actionText,
  strokeWidth: 1.5,
});

export const input = style({
  position: "absolute",
  inset: 0,
  width: "100%",
  height: "100%",
  opacity: 0,
  cursor: "inherit",
});
export const title = style({ fontWeight: 600, color: vars.color.text });
export const pick = style({
  color: vars.color.actionText,
  textDecoration: "underline",
  textUnderlineOffset: 3,
});

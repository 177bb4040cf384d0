import { globalStyle, style } from "@vanilla-extract/css";
import { media } from "../../theme/measures.ts";
import { rem } from "../../theme/rem.ts";
import { vars } from "../../theme/vars.css.ts";

export const stepper = style({
  display: "inline-grid",
  gridTemplateColumns: "auto minmax(56px, 1fr) auto",
  maxWidth: 200,
  border: `1px solid ${vars.color.fieldBorder}`,
  borderRadius: vars.radius.m,
  background: vars.color.field,
  selectors: {
    "&:focus-within": { borderColor: vars.color.action },
    '&:has([aria-invalid="true"])': { borderColor: vars.color.danger },
  },
});

export const step = style({
  display: "grid",
  placeItems: "center",
  width: 38,
  minHeight: 38,
  padding: 0,
  border: 0,
  borderRadius: 9,
  background: "none",
  color: vars.color.text,
  cursor: "pointer",
  selectors: {
    "&:hover:not(:disabled)": { background: vars.color.tint },
    "&:disabled": { color: vars.ink["8"], cursor: "not-allowed" },
    "&:focus-visible": { outline: `3px solid ${vars.color.focus}`, outlineOffset: 2 },
  },
  "@media": { [media.touch]: { width: 44, minHeight: 44 } },
});
globalStyle(`${step} svg`, { width: 16, height: 16 });

export const input = style({
  minWidth: 0,
  border: 0,
  padding: 0,
  background: "none",
  color: vars.color.text,
  fontFamily: vars.font.text,
  fontSize: rem(14),
  fontWeight: 600,
  textAlign: "center",
  fontVariantNumeric: "tabular-nums",
  selectors: {
    "&:focus-visible": {
      outline: `3px solid ${vars.color.focus}`,
      outlineOffset: 2,
      borderRadius: 4,
    },
  },
  "@media": { [media.touch]: { fontSize: rem(16) } },
});

import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../../theme/vars.css.ts";

export const list = style({
  display: "flex",
  gap: 4,
  margin: 0,
  padding: 0,
  overflowX: "auto",
  scrollbarWidth: "none",
  borderBlockEnd: `1px solid ${vars.color.line}`,
  listStyle: "none",
});

export const tab = style({
  position: "relative",
  display: "inline-flex",
  alignItems: "center",
  gap: 6,
  flex: "none",
  height: 44,
  margin: 0,
  paddingInline: 12,
  border: 0,
  background: "none",
  color: vars.color.textMuted,
  fontFamily: vars.font.text,
  fontSize: 14,
  fontWeight: 500,
  textDecoration: "none",
  whiteSpace: "nowrap",
  cursor: "pointer",
  selectors: {
    "&:hover": { color: vars.color.text },
    "&:focus-visible": {
      outline: `3px solid ${vars.color.focus}`,
      outlineOffset: -3,
      borderRadius: 8,
    },
    '&[aria-current="page"], &[aria-selected="true"]': { color: vars.color.text, fontWeight: 600 },
    '&[aria-current="page"]::after, &[aria-selected="true"]::after': {
      content: '""',
      position: "absolute",
      insetInline: 12,
      bottom: 0,
      height: 2,
      borderRadius: "2px 2px 0 0",
      background: vars.color.action,
    },
  },
});
globalStyle(`${tab} svg`, { width: 16, height: 16, strokeWidth: 1.75 });

export const count = style({
  fontSize: 12,
  fontWeight: 500,
  color: vars.color.textMuted,
  fontVariantNumeric: "tabular-nums",
});
export const panel = style({
  paddingBlockStart: 20,
  selectors: { "&:focus-visible": { outline: `3px solid ${vars.color.focus}`, outlineOffset: 2 } },
});

import { globalStyle, style } from "@vanilla-extract/css";
import { rem } from "../../theme/rem.ts";
import { vars } from "../../theme/vars.css.ts";

export const list = style({
  borderBlockEnd: `1px solid ${vars.color.line}`,
  fontFamily: vars.font.text,
});
export const item = style({ borderBlockStart: `1px solid ${vars.color.line}` });
export const summary = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: 16,
  minHeight: 60,
  paddingBlock: 10,
  // The turned plus reaches beyond its square.
  paddingInlineEnd: 4,
  fontSize: rem(16),
  fontWeight: 600,
  lineHeight: 1.4,
  cursor: "pointer",
  listStyle: "none",
  selectors: {
    "&::-webkit-details-marker": { display: "none" },
    "&:focus-visible": { outline: `3px solid ${vars.color.focus}`, outlineOffset: 2 },
  },
});
globalStyle(`${summary} svg`, {
  width: 18,
  height: 18,
  flex: "none",
  color: vars.color.actionText,
  transition: `transform ${vars.duration.base} ${vars.ease}`,
});
globalStyle(`${item}[open] > ${summary} svg`, { transform: "rotate(45deg)" });
export const body = style({
  maxWidth: "62ch",
  paddingBlockEnd: 20,
  paddingInlineEnd: 40,
  fontSize: rem(16),
  lineHeight: 1.5,
  color: vars.color.textMuted,
});

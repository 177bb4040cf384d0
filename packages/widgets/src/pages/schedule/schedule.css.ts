import { rem, vars } from "@jubilee/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

export const day = style({ fontSize: rem(18), lineHeight: rem(24), margin: "24px 0 4px" });
export const line = style({
  display: "grid",
  gridTemplateColumns: "88px minmax(0, 1fr)",
  gap: 14,
  paddingBlock: 14,
  selectors: { "& + &": { borderBlockStart: `1px solid ${vars.color.line}` } },
});
export const clock = style({
  font: `560 ${rem(18)}/${rem(24)} ${vars.font.display}`,
  fontVariantNumeric: "tabular-nums lining-nums",
  whiteSpace: "nowrap",
  color: vars.color.actionText,
});
export const body = style({ minWidth: 0, overflowWrap: "anywhere" });
globalStyle(`${body} b`, { display: "block", font: `600 ${rem(16)}/${rem(24)} ${vars.font.text}` });
globalStyle(`${body} p`, {
  fontSize: rem(14),
  lineHeight: rem(20),
  color: vars.color.textMuted,
  whiteSpace: "pre-line",
});
/** A name of another direction than the page begins where the page's own words do. */
globalStyle(`${body} [dir=auto]`, { textAlign: ["-webkit-match-parent", "match-parent"] });
export const cancelled = style({ textDecoration: "line-through" });
export const off = style({ fontSize: rem(14), color: vars.color.dangerText });
export const place = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "8px 16px",
  paddingBlockStart: 8,
  fontSize: rem(14),
  lineHeight: rem(20),
  color: vars.color.textMuted,
});

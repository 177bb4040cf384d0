import { globalStyle, style } from "@vanilla-extract/css";
import { dayNight } from "../../theme/dayNight.ts";
import { showChosen } from "../../theme/forced.ts";
import { rise } from "../../theme/motion.css.ts";
import { media } from "../../theme/measures.ts";
import { rem } from "../../theme/rem.ts";
import { vars } from "../../theme/vars.css.ts";

export const positioner = style({
  position: "fixed",
  inset: 0,
  zIndex: vars.zIndex.overlay,
  display: "flex",
  justifyContent: "center",
  alignItems: "start",
  padding: "12vh 16px 16px",
  "@media": { [media.mobile]: { padding: 8 } },
});
export const panel = style({
  display: "flex",
  flexDirection: "column",
  width: "100%",
  maxWidth: 600,
  maxHeight: "min(520px, 76dvh)",
  overflow: "hidden",
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.l,
  background: vars.color.raised,
  color: vars.color.text,
  fontFamily: vars.font.text,
  boxShadow: vars.shadow["3"],
  animation: `${rise} ${vars.duration.base} ${vars.ease}`,
});
export const search = style({
  display: "flex",
  alignItems: "center",
  gap: 12,
  padding: "0 16px",
  borderBlockEnd: `1px solid ${vars.color.lineSoft}`,
});
globalStyle(`${search} svg`, { width: 18, height: 18, flex: "none", color: vars.color.textMuted });
export const input = style({
  flex: 1,
  minWidth: 0,
  height: 52,
  padding: 0,
  border: 0,
  outline: "none",
  background: "none",
  color: vars.color.text,
  fontSize: rem(16),
  selectors: { "&::placeholder": { color: vars.color.textMuted, opacity: 1 } },
});
export const list = style({ overflowY: "auto", padding: 6 });
export const group = style({
  padding: "10px 10px 4px",
  fontSize: rem(12),
  fontWeight: 500,
  color: vars.color.textMuted,
});
export const option = style({
  display: "flex",
  alignItems: "center",
  gap: 12,
  minHeight: 44,
  padding: "6px 10px",
  borderRadius: 8,
  fontSize: rem(14),
  lineHeight: 1.35,
  cursor: "pointer",
  selectors: { '&[aria-selected="true"]': { background: dayNight(vars.ink["3"], vars.ink["5"]) } },
});
globalStyle(`${option} svg`, {
  width: 18,
  height: 18,
  flex: "none",
  color: vars.color.textMuted,
  strokeWidth: 1.75,
});
export const words = style({ flex: 1, minWidth: 0 });
export const detail = style({
  display: "block",
  color: vars.color.textMuted,
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});
export const nothing = style({
  padding: "28px 16px",
  textAlign: "center",
  fontSize: rem(14),
  color: vars.color.textMuted,
});
export const foot = style({
  padding: "8px 16px",
  borderBlockStart: `1px solid ${vars.color.lineSoft}`,
  fontSize: rem(12),
  color: vars.color.textMuted,
});
showChosen(`${option}[aria-selected="true"]`);

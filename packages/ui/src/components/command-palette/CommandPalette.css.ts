import { globalStyle, style } from "@vanilla-extract/css";
import { dayNight } from "../../theme/dayNight.ts";
import { showChosen } from "../../theme/forced.ts";
import { rise, sink } from "../../theme/motion.css.ts";
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
  padding: "min(88px, 12vh) 16px 16px",
  "@media": { [media.mobile]: { padding: 0, alignItems: "stretch" } },
});
export const panel = style({
  display: "flex",
  flexDirection: "column",
  width: "100%",
  maxWidth: 640,
  maxHeight: "min(640px, 80dvh)",
  overflow: "hidden",
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.l,
  background: vars.color.raised,
  color: vars.color.text,
  fontFamily: vars.font.text,
  boxShadow: vars.shadow["3"],
  selectors: {
    '&[data-state="open"]': { animation: `${rise} ${vars.duration.base} ${vars.ease}` },
    '&[data-state="closed"]': { animation: `${sink} ${vars.duration.fast} ${vars.ease} both` },
  },
  "@media": {
    [media.mobile]: {
      maxWidth: "none",
      height: "100dvh",
      maxHeight: "none",
      border: 0,
      borderRadius: 0,
      background: vars.color.page,
      boxShadow: "none",
    },
  },
});
export const search = style({
  display: "flex",
  flex: "none",
  alignItems: "center",
  gap: 12,
  padding: "0 10px 0 18px",
  borderBlockEnd: `1px solid ${vars.color.lineSoft}`,
  selectors: {
    "&:focus-within": { boxShadow: `inset 0 -2px ${vars.color.focus}` },
  },
  "@media": { [media.mobile]: { padding: "0 8px 0 16px" } },
});
globalStyle(`${search} > svg`, {
  width: 20,
  height: 20,
  flex: "none",
  color: vars.color.textMuted,
});
export const input = style({
  flex: 1,
  minWidth: 0,
  height: 56,
  padding: 0,
  border: 0,
  outline: "none",
  background: "none",
  color: vars.color.text,
  fontSize: rem(18),
  textOverflow: "ellipsis",
  selectors: { "&::placeholder": { color: vars.color.textMuted, opacity: 1 } },
});
export const filters = style({
  flex: "none",
  padding: "8px 10px",
  borderBlockEnd: `1px solid ${vars.color.lineSoft}`,
});
export const list = style({
  overflowY: "auto",
  padding: "2px 8px 10px",
  overscrollBehavior: "contain",
  "@media": { [media.mobile]: { flex: 1 } },
});
export const group = style({
  padding: "12px 10px 4px",
  fontSize: rem(12),
  fontWeight: 500,
  color: vars.color.textMuted,
});
export const option = style({
  display: "flex",
  alignItems: "center",
  gap: 12,
  minHeight: 48,
  padding: "5px 10px",
  borderRadius: vars.radius.m,
  fontSize: rem(14),
  lineHeight: 1.3,
  cursor: "pointer",
  selectors: { '&[aria-selected="true"]': { background: dayNight(vars.ink["3"], vars.ink["5"]) } },
  "@media": { [media.mobile]: { minHeight: 56 } },
});
export const icon = style({
  display: "grid",
  placeItems: "center",
  flex: "none",
  inlineSize: 32,
  blockSize: 32,
  overflow: "hidden",
  borderRadius: 8,
  background: vars.ink["3"],
  color: vars.color.textMuted,
  selectors: {
    [`${option}[aria-selected="true"] &`]: { background: dayNight(vars.ink["5"], vars.ink["6"]) },
    // A person's mark and a cover are their own ground.
    "&:has(> :not(svg))": { background: "none" },
  },
});
globalStyle(`${icon} > svg`, { width: 18, height: 18, strokeWidth: 1.75 });
export const words = style({ display: "grid", flex: 1, minWidth: 0 });
const cut = { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" } as const;
export const name = style({ ...cut, fontWeight: 500 });
export const detail = style({ ...cut, fontSize: rem(12), color: vars.color.textMuted });
export const end = style({
  ...cut,
  flex: "none",
  maxInlineSize: "min(190px, 34%)",
  "@media": { [media.tabletUp]: { maxInlineSize: "min(320px, 46%)" } },
  fontSize: rem(12),
  color: vars.color.textMuted,
});
export const enter = style({
  flex: "none",
  "@media": { [media.mobile]: { display: "none" } },
});
export const nothing = style({
  padding: "28px 16px",
  textAlign: "center",
  fontSize: rem(14),
  color: vars.color.textMuted,
});
const bottomLine = {
  flex: "none",
  padding: "10px 16px",
  borderBlockStart: `1px solid ${vars.color.lineSoft}`,
  fontSize: rem(12),
  color: vars.color.textMuted,
} as const;
export const foot = style(bottomLine);
export const hints = style({
  ...bottomLine,
  display: "flex",
  flexWrap: "wrap",
  gap: "4px 16px",
  alignItems: "center",
  "@media": { [media.mobile]: { display: "none" } },
});
export const hint = style({ display: "inline-flex", alignItems: "center", gap: 5 });
export const close = style({ marginInlineStart: "auto" });
showChosen(`${option}[aria-selected="true"]`);

import { rem, vars } from "@jubilee/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";
import { sheet as sheetOf } from "../../styles/controls.css.ts";
import { small } from "../../styles/page.css.ts";

const { color, font, radius } = vars;

export const sheet = style({ padding: 0, overflow: "hidden" });
globalStyle(`${sheet}[popover] > form::before`, {
  "@media": {
    "(max-width: 767.98px)": {
      content: "",
      display: "block",
      width: 36,
      height: 4,
      margin: "-10px auto 12px",
      borderRadius: radius.full,
      background: color.border,
    },
  },
});
globalStyle(`${sheetOf}${sheet}:popover-open`, { display: "grid" });
globalStyle(`${sheet} > form`, {
  minHeight: 0,
  maxHeight: "inherit",
  overflowY: "auto",
  padding: "20px 20px 0",
});
export const sheetFoot = style({
  position: "sticky",
  insetBlockEnd: 0,
  display: "flex",
  gap: 8,
  margin: "20px -20px 0",
  padding: "12px 20px calc(20px + env(safe-area-inset-bottom))",
  borderBlockStart: `1px solid ${color.line}`,
  background: color.raised,
});
globalStyle(`${sheetFoot} > *`, { flex: 1 });
/** Beside a field, in the same label. */
export const aside = style([small, { fontStyle: "normal" }]);
export const legend = style({ font: `600 ${rem(14)}/${rem(20)} ${font.text}`, marginBlockEnd: 8 });
const bare = { border: 0, margin: 0, padding: 0, minWidth: 0 };
export const segments = style(bare);
globalStyle(`${segments} > div`, {
  display: "grid",
  gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
  gap: 4,
  padding: 4,
  borderRadius: radius.m,
  background: color.tint,
});
globalStyle(`${segments} label`, { position: "relative", display: "grid" });
globalStyle(`${segments} input`, {
  position: "absolute",
  inset: 0,
  opacity: 0,
  margin: 0,
  cursor: "pointer",
});
globalStyle(`${segments} span`, {
  display: "grid",
  placeItems: "center",
  minHeight: 44,
  padding: "4px 8px",
  borderRadius: radius.s,
  font: `600 ${rem(14)}/${rem(18)} ${font.text}`,
  textAlign: "center",
  overflowWrap: "anywhere",
});
globalStyle(`${segments} :checked + span`, { background: color.action, color: color.onAction });
globalStyle(`${segments} :focus-visible + span`, {
  outline: `2px solid ${color.focus}`,
  outlineOffset: 2,
});
export const choices = style([bare, { display: "grid", gap: 8 }]);
globalStyle(`${choices} label`, {
  display: "grid",
  gridTemplateColumns: "22px minmax(0, 1fr)",
  alignContent: "center",
  alignItems: "center",
  gap: "0 12px",
  minHeight: 52,
  padding: "8px 14px",
  border: `1px solid ${color.fieldBorder}`,
  borderRadius: radius.m,
  cursor: "pointer",
});
globalStyle(`${choices} label:has(:checked)`, {
  borderColor: color.action,
  boxShadow: `inset 0 0 0 1px ${color.action}`,
});
globalStyle(`${choices} :is(b, small, span)`, { gridColumn: 2 });
globalStyle(`${choices} input`, {
  gridRow: "1 / 3",
  width: 22,
  height: 22,
  margin: 0,
  accentColor: color.action,
});
globalStyle(`${choices} b`, { fontWeight: 600, overflowWrap: "anywhere" });
globalStyle(`${choices} small`, {
  display: "block",
  fontSize: rem(14),
  lineHeight: rem(20),
  color: color.textMuted,
});

/** The code on the whole screen is white by night too: a reader sees it better. */
const paper = { background: "white", color: "black" };
export const screen = style({
  position: "fixed",
  inset: 0,
  width: "100%",
  height: "100%",
  maxWidth: "none",
  maxHeight: "none",
  margin: 0,
  padding: "12px 20px calc(20px + env(safe-area-inset-bottom))",
  border: 0,
  overflowY: "auto",
  ...paper,
});
globalStyle(`${screen}:popover-open`, { display: "grid", gridTemplateRows: "auto 1fr" });
export const screenHead = style({
  display: "grid",
  gridTemplateColumns: "44px 1fr 44px",
  alignItems: "center",
  textAlign: "center",
  fontSize: rem(14),
});
globalStyle(`${screenHead} button`, { color: "inherit" });
export const passes = style([
  bare,
  {
    display: "flex",
    flexWrap: "wrap",
    alignContent: "space-between",
    justifyContent: "center",
    gap: 8,
    width: "100%",
    maxWidth: 480,
    marginInline: "auto",
  },
]);
globalStyle(`${passes} input`, { position: "absolute", opacity: 0, width: 1, height: 1 });
globalStyle(`${passes} label`, {
  order: 1,
  display: "grid",
  placeItems: "center",
  flex: "1 1 auto",
  minHeight: 48,
  padding: "8px 14px",
  border: "1px solid currentColor",
  borderRadius: radius.m,
  font: `600 ${rem(16)}/${rem(20)} ${font.text}`,
  cursor: "pointer",
  overflowWrap: "anywhere",
});
globalStyle(`${passes} :checked + label`, { background: paper.color, color: paper.background });
globalStyle(`${passes} :focus-visible + label`, {
  outline: "2px solid currentColor",
  outlineOffset: 2,
});
export const big = style({
  display: "none",
  flexBasis: "100%",
  minHeight: "70dvh",
  justifyItems: "center",
  alignContent: "center",
  gap: 8,
  textAlign: "center",
});
globalStyle(`${passes} :checked + label + ${big}`, { display: "grid" });
globalStyle(`${big} > svg`, { width: "min(350px, 100%, 56dvh)", maxWidth: "none", padding: 0 });
globalStyle(`${big} h2`, { fontSize: rem(28), lineHeight: rem(32), overflowWrap: "anywhere" });

import { rem, vars } from "@jubilee/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

const { color, font, radius } = vars;

/*
 * The gift before its script: as large as the widget that takes its place (`styles/donation.css.ts`),
 * in the colours of the page.
 */
const wide = "(min-width: 460px)";

export const card = style({
  border: `1px solid ${color.line}`,
  borderRadius: radius.l,
  background: color.surface,
  userSelect: "text",
});
export const top = style({
  padding: "20px 20px 16px",
  "@container": { [wide]: { padding: "24px 24px 18px" } },
});
globalStyle(`${top} h2`, {
  font: `560 ${rem(22)}/${rem(28)} ${font.display}`,
  letterSpacing: "-0.012em",
  textWrap: "balance",
});
globalStyle(`${top} h2`, { "@container": { [wide]: { fontSize: 28, lineHeight: "32px" } } });
globalStyle(`${top} p`, { color: color.textMuted, marginBlockStart: 2 });

export const part = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: 16,
  padding: "16px 20px",
  borderBlockStart: `1px solid ${color.line}`,
  "@container": { [wide]: { paddingInline: 24 } },
});
export const last = style([part, { gap: 10, paddingBlockEnd: 20 }]);
export const spread = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  alignItems: "baseline",
  gap: "0 16px",
});
export const sum = style({
  font: `560 ${rem(36)}/${rem(40)} ${font.display}`,
  letterSpacing: "-0.02em",
  fontVariantNumeric: "lining-nums",
  fontKerning: "none",
  minHeight: 40,
});
export const help = style({
  fontSize: rem(14),
  lineHeight: rem(20),
  fontWeight: 400,
  color: color.textMuted,
});
export const foot = style([
  part,
  spread,
  {
    display: "flex",
    gap: "4px 16px",
    paddingBlock: 12,
    fontSize: rem(12),
    lineHeight: rem(20),
    color: color.textMuted,
  },
]);
export const flag = style({
  display: "inline-flex",
  alignItems: "center",
  gap: 7,
  font: `600 ${rem(14)}/${rem(20)} ${font.text}`,
  color: color.text,
  "::before": {
    content: "",
    width: 8,
    height: 8,
    borderRadius: radius.full,
    background: color.celebrate,
  },
});

export const segments = style({
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "1fr",
  gap: 2,
  padding: 3,
  borderRadius: 12,
  background: color.tint,
});
export const amounts = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(max(40%, 80px), 1fr))",
  gap: 8,
  "@container": { [wide]: { gridTemplateColumns: "repeat(auto-fit, minmax(104px, 1fr))" } },
});
const choices = `:is(${segments}, ${amounts})`;
globalStyle(`${choices} label`, { position: "relative", display: "grid" });
globalStyle(`${choices} input`, {
  position: "absolute",
  inset: 0,
  width: "100%",
  height: "100%",
  opacity: 0,
  cursor: "pointer",
});
globalStyle(`${choices} span`, {
  display: "grid",
  placeItems: "center",
  minHeight: 44,
  borderRadius: 9,
  font: `600 ${rem(14)}/${rem(20)} ${font.text}`,
  color: color.textMuted,
  textAlign: "center",
  outline: "2px solid transparent",
});
globalStyle(`${segments} :checked + span`, {
  background: color.surface,
  color: color.text,
  boxShadow: `${vars.shadow["1"]}, inset 0 0 0 1px ${color.line}`,
});
globalStyle(`${amounts} span`, {
  minHeight: 56,
  padding: "0 6px",
  border: `1px solid ${color.fieldBorder}`,
  borderRadius: radius.m,
  font: `560 ${rem(20)}/${rem(26)} ${font.display}`,
  fontVariantNumeric: "lining-nums",
  color: color.text,
});
globalStyle(`${amounts} :checked + span`, {
  background: color.tint,
  borderColor: color.action,
  boxShadow: `inset 0 0 0 1px ${color.action}`,
});
globalStyle(`${choices} :focus-visible + span`, {
  outline: `3px solid ${color.focus}`,
  outlineOffset: 2,
});

export const tick = style({
  display: "grid",
  gridTemplateColumns: "24px minmax(0, 1fr)",
  gap: "0 12px",
  alignItems: "start",
  minHeight: 28,
  cursor: "pointer",
});
globalStyle(`${tick} input`, { width: 22, height: 22, margin: 0, accentColor: color.action });
globalStyle(`${tick} ${help}`, { display: "block" });
export const dedication = style({ display: "grid", gap: 16 });
globalStyle(`form:not(:has([name=dedicates]:checked)) ${dedication}`, { display: "none" });
globalStyle("form:has([name=coversFee]:checked) [data-fee=without]", { display: "none" });
globalStyle("form:not(:has([name=coversFee]:checked)) [data-fee=with]", { display: "none" });
for (const often of ["once", "month", "year"]) {
  globalStyle(
    `form:not(:has([name=frequency][value=${often}]:is(:checked, [type=hidden]))) [data-often=${often}]`,
    {
      display: "none",
    },
  );
}
globalStyle(`${foot} b`, { font: `600 ${rem(14)}/${rem(20)} ${font.display}`, color: color.text });

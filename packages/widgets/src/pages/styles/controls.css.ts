import { media, rem, vars } from "@jubilee/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

const { color, font, radius } = vars;

export const button = style({
  appearance: "none",
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: 8,
  minHeight: 48,
  padding: "10px 18px",
  border: `1px solid ${color.border}`,
  borderRadius: radius.m,
  background: color.surface,
  color: color.text,
  font: `600 ${rem(16)}/${rem(20)} ${font.text}`,
  textAlign: "center",
  textDecoration: "none",
  cursor: "pointer",
  ":hover": { background: color.tint },
});
export const main = style([
  button,
  {
    background: color.action,
    borderColor: color.action,
    color: color.onAction,
    ":hover": { background: color.actionHover },
  },
]);
export const smallButton = style([
  button,
  { minHeight: 44, padding: "8px 14px", fontSize: rem(14) },
]);
export const link = style({
  appearance: "none",
  display: "inline-flex",
  alignItems: "center",
  gap: 8,
  minHeight: 44,
  padding: 0,
  border: 0,
  background: "none",
  color: color.actionText,
  font: `600 ${rem(14)}/${rem(20)} ${font.text}`,
  textDecoration: "none",
  cursor: "pointer",
  ":hover": { textDecoration: "underline", textUnderlineOffset: 4 },
});

export const form = style({ display: "grid", gap: 14 });
export const field = style({ display: "grid", gap: 6, minWidth: 0 });
globalStyle(`${field} > span`, { font: `600 ${rem(14)}/${rem(20)} ${font.text}` });
globalStyle(`${field} > span > i`, {
  fontStyle: "normal",
  fontWeight: 400,
  color: color.textMuted,
});
globalStyle(`${field} > small:not([data-letters])`, {
  fontSize: rem(14),
  lineHeight: rem(20),
  color: color.dangerText,
});
/** How many letters there are, near the end of what a field may have. */
globalStyle("small[data-letters]", {
  justifySelf: "end",
  fontSize: rem(14),
  lineHeight: rem(20),
  fontVariantNumeric: "tabular-nums",
  color: color.textMuted,
});
globalStyle("small[data-letters=over]", { color: color.dangerText, fontWeight: 600 });
globalStyle(`${field} :is(input, textarea, select)`, {
  appearance: "none",
  width: "100%",
  minHeight: 48,
  padding: "11px 14px",
  border: `1px solid ${color.fieldBorder}`,
  borderRadius: radius.m,
  background: color.field,
  color: "inherit",
  font: `400 ${rem(16)}/${rem(24)} ${font.text}`,
  resize: "vertical",
});
export const trap = style({
  position: "absolute",
  insetInlineStart: -9999,
  width: 1,
  height: 1,
  overflow: "hidden",
});

/** Where the reader's own colours take the place of ours, what is chosen has an edge. */
globalStyle(":checked + :is(span, label)", { outline: "2px solid transparent", outlineOffset: -2 });

/** What opens over the page: above it on wide windows, from the foot on phones. */
export const sheet = style({
  position: "fixed",
  inset: "auto 0 0",
  width: "100%",
  maxWidth: "none",
  maxHeight: "92dvh",
  margin: 0,
  padding: "20px 20px calc(20px + env(safe-area-inset-bottom))",
  overflowY: "auto",
  border: "1px solid transparent",
  borderStartStartRadius: 24,
  borderStartEndRadius: 24,
  background: color.raised,
  color: color.text,
  boxShadow: vars.shadow["3"],
  selectors: { "&::backdrop": { background: color.scrim } },
  "@media": {
    [media.tabletUp]: {
      inset: 0,
      width: "min(440px, 100vw - 32px)",
      height: "fit-content",
      margin: "auto",
      borderRadius: radius.l,
    },
  },
});
/** Without a script the answer to a form stands on the page itself. */
globalStyle(`${sheet}:not([popover])`, {
  position: "static",
  width: "auto",
  maxWidth: 720,
  maxHeight: "none",
  marginInline: "auto",
});
globalStyle(`${sheet} h2`, { fontSize: rem(22), lineHeight: rem(28), marginBlockEnd: 6 });
globalStyle(`${sheet} h2:lang(ar)`, { letterSpacing: 0, fontWeight: 600 });
globalStyle(`${sheet} h2:not(:first-child)`, { marginBlockStart: 24 });
globalStyle("output", { display: "block" });
globalStyle(`${sheet} p`, { marginBlockEnd: 14 });
export const choices = style({ display: "grid", gap: 8, marginBlockStart: 14 });

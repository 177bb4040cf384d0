import { media, rem, vars } from "@jubilee/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

const { color, font, radius } = vars;

export const page = style({
  width: "100%",
  maxWidth: 720,
  marginInline: "auto",
  padding: "16px 20px 0",
  "@media": {
    [media.tabletUp]: { padding: "32px 40px 0" },
    print: { maxWidth: "none", padding: 0 },
  },
});
export const title = style({
  fontSize: rem(36),
  lineHeight: rem(40),
  letterSpacing: "-0.02em",
  overflowWrap: "anywhere",
  outline: 0,
  selectors: { "&:lang(ar)": { letterSpacing: 0, fontWeight: 600, lineHeight: 1.35 } },
});
/** On paper the event's name stands on its colour, with its time and place; on screens it is a link. */
export const occasion = style({
  display: "none",
  "@media": {
    print: {
      display: "grid",
      gap: 4,
      marginBlockEnd: 24,
      padding: "20px 24px",
      background: color.action,
      color: color.onAction,
      printColorAdjust: "exact",
      overflowWrap: "anywhere",
    },
  },
});
globalStyle(`${occasion} b`, {
  font: `600 ${rem(28)}/1.2 ${font.display}`,
  textWrap: "balance",
});
globalStyle(`${occasion}:lang(ar) b`, { lineHeight: 1.35 });
export const ways = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "8px 20px",
  marginBlockStart: 12,
});
export const members = style({ display: "flex", flexWrap: "wrap", gap: 8, marginBlockStart: 16 });
globalStyle(`${members} [aria-current]`, {
  background: color.action,
  borderColor: color.action,
  color: color.onAction,
});
export const empty = style({
  marginBlockStart: 24,
  padding: 20,
  borderRadius: radius.m,
  background: color.tint,
});
globalStyle(`${empty} b`, { display: "block", fontWeight: 600 });
export const day = style({
  fontSize: rem(18),
  lineHeight: rem(24),
  margin: "28px 0 4px",
  breakAfter: "avoid",
});
globalStyle(`${day} small`, {
  display: "block",
  font: `400 ${rem(14)}/${rem(20)} ${font.text}`,
  letterSpacing: 0,
  color: color.textMuted,
});
/** A line in the hosts' language begins where the page's own lines do. */
globalStyle(`${page} [dir=auto]`, { textAlign: ["-webkit-match-parent", "match-parent"] });
export const who = style({ display: "grid", gap: 8, border: 0, margin: 0, padding: 0 });
globalStyle(`${who} legend`, { font: `600 ${rem(14)}/${rem(20)} ${font.text}`, marginBlockEnd: 8 });
globalStyle(`${who} label`, {
  display: "grid",
  gridTemplateColumns: "22px minmax(0, 1fr)",
  alignItems: "center",
  gap: 12,
  minHeight: 48,
  padding: "8px 14px",
  border: `1px solid ${color.fieldBorder}`,
  borderRadius: radius.m,
});
globalStyle(`${who} input`, { width: 22, height: 22, margin: 0, accentColor: color.action });
globalStyle("form", { "@media": { print: { display: "none" } } });
globalStyle("header, footer", { "@media": { print: { display: "none !important" } } });
globalStyle("@page", { margin: "14mm" });

import { rem, vars } from "@jubilee/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";
import { section, twoColumns } from "../../styles/page.css.ts";

const { color, font, radius } = vars;
const tabletUp = "(min-width: 720px)";

export const head = style({ display: "grid", gap: 8, paddingBlockEnd: 8 });
export const lead = style({
  maxWidth: "60ch",
  fontSize: rem(18),
  lineHeight: rem(28),
  whiteSpace: "pre-line",
  overflowWrap: "anywhere",
});
export const part = style([section, { borderBlockStart: 0, paddingBlockStart: 0 }]);
globalStyle(`${part}:lang(ar) > h2`, { letterSpacing: 0, fontWeight: 600, lineHeight: 1.35 });
export const none = style({
  marginBlockStart: 32,
  padding: 20,
  borderRadius: radius.m,
  background: color.tint,
});
globalStyle(`${none} b`, { display: "block", fontWeight: 600 });

/** One person a row; on wide windows two beside each other. */
export const people = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  columnGap: 48,
  "@media": { [twoColumns]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});
globalStyle(`${people} > li`, {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "8px 16px",
  minHeight: 72,
  paddingBlock: 12,
  borderBlockStart: `1px solid ${color.line}`,
});
globalStyle(`${people} > li > div`, { flex: "1 1 160px", minWidth: 0, overflowWrap: "anywhere" });
globalStyle(`${people} :is(b, span)`, { display: "block" });
globalStyle(`${people} b`, { fontWeight: 600, lineHeight: rem(24) });
globalStyle(`${people} p`, { marginBlockStart: 8, maxWidth: "60ch", whiteSpace: "pre-line" });
globalStyle(`:is(${head}, ${people}) [dir=auto]`, {
  textAlign: ["-webkit-match-parent", "match-parent"],
});
export const face = style({
  flex: "none",
  width: 48,
  height: 48,
  borderRadius: radius.full,
  objectFit: "cover",
  background: color.tint,
  color: color.actionText,
  font: `600 ${rem(16)}/48px ${font.text}`,
  textAlign: "center",
});

export const kinds = style({
  display: "grid",
  gap: 8,
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
});
globalStyle(`${kinds} legend`, { font: `600 ${rem(14)}/20px ${font.text}`, marginBlockEnd: 8 });
globalStyle(`${kinds} label`, {
  display: "grid",
  gridTemplateColumns: "22px minmax(0, 1fr)",
  alignItems: "center",
  gap: 12,
  minHeight: 48,
  padding: "8px 14px",
  border: `1px solid ${color.fieldBorder}`,
  borderRadius: radius.m,
  cursor: "pointer",
});
globalStyle(`${kinds} input`, { width: 22, height: 22, margin: 0, accentColor: color.action });
export const contact = style({});
globalStyle(`${kinds}:has([value=contact]:not(:checked)) + ${contact}`, { display: "none" });
export const close = style({
  display: "grid",
  justifyItems: "center",
  "@media": { [tabletUp]: { marginBlockEnd: -8 } },
});

import { media, rem, vars } from "@jubilee/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

const { color, font, radius } = vars;

/** What hosts wrote begins where the page does, whichever way it runs. */
globalStyle(":where(main [dir=auto])", {
  textAlign: ["-webkit-match-parent", "match-parent"],
});

globalStyle("header, footer", { "@media": { print: { display: "none !important" } } });

export const sheet = style({
  display: "grid",
  gap: 32,
  maxWidth: 800,
  marginInline: "auto",
  padding: "16px 20px 24px",
  overflowWrap: "anywhere",
  "@media": {
    [media.tabletUp]: { padding: 40, borderRadius: radius.l, background: color.surface },
    print: { padding: 0, background: "none" },
  },
});
export const tools = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: 8,
  "@media": { print: { display: "none" } },
});
globalStyle(`${tools} > :first-child`, { marginInlineEnd: "auto" });
export const head = style({
  display: "grid",
  gap: 24,
  "@media": {
    [media.tabletUp]: { gridTemplateColumns: "3fr 2fr" },
    print: { display: "grid !important" },
  },
});
globalStyle(`${head} h1`, {
  fontSize: rem(36),
  lineHeight: rem(40),
  marginBlockEnd: 8,
});
globalStyle(`${head}:lang(ar) h1`, { letterSpacing: 0, fontWeight: 600, lineHeight: 1.35 });
export const block = style({ display: "grid", alignContent: "start" });
globalStyle(`${block} > h2`, { font: `400 ${rem(14)}/${rem(24)} ${font.text}`, letterSpacing: 0 });
export const seller = style({ whiteSpace: "pre-line" });

export const lines = style({ width: "100%", borderCollapse: "collapse" });
globalStyle(`${lines} :is(th, td)`, {
  padding: "10px 0",
  textAlign: "start",
  verticalAlign: "top",
  fontWeight: 400,
  borderBlockEnd: `1px solid ${color.lineSoft}`,
});
globalStyle(`${lines} th`, { fontSize: rem(14), color: color.textMuted });
globalStyle(`${lines} small`, {
  display: "block",
  fontSize: rem(14),
  lineHeight: rem(20),
  color: color.textMuted,
});
export const amount = style({});
export const wide = style({});
const figure = { textAlign: "end", fontVariantNumeric: "tabular-nums" } as const;
globalStyle(`${lines} :is(${amount}, ${wide})`, figure);
/** On a phone the amount says all; how many and for how much each stands under the name. */
globalStyle(`${lines} ${wide}`, {
  display: "none",
  "@media": { [media.tabletUp]: { display: "table-cell" } },
});
export const narrow = style({});
globalStyle(`${lines} ${narrow}`, { "@media": { [media.tabletUp]: { display: "none" } } });

export const sums = style({ display: "grid", gap: 6, margin: 0, marginBlockStart: -16 });
globalStyle(`${sums} > div`, {
  display: "flex",
  justifyContent: "space-between",
  gap: 16,
  color: color.textMuted,
});
globalStyle(`${sums} dd`, { margin: 0, fontVariantNumeric: "tabular-nums" });
export const whole = style({});
globalStyle(`${sums} > ${whole}`, {
  fontWeight: 600,
  color: color.text,
  paddingBlockStart: 10,
  borderBlockStart: `2px solid ${color.text}`,
});
export const test = style({
  padding: "12px 16px",
  borderRadius: radius.m,
  background: color.tint,
});

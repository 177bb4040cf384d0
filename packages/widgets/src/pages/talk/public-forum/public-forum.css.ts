import { rem, vars } from "@jubilee/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

const { color, radius } = vars;

export const head = style({ display: "grid", gap: 8, paddingBlock: "24px 16px" });
export const lead = style({
  maxWidth: "60ch",
  fontSize: rem(18),
  lineHeight: rem(28),
  overflowWrap: "anywhere",
});
export const none = style({ padding: 20, borderRadius: radius.m, background: color.tint });

export const topics = style({ display: "grid", marginBlockEnd: 24 });
globalStyle(`${topics} > li`, { borderBlockStart: `1px solid ${color.line}` });
export const topic = style({
  display: "grid",
  gap: 4,
  minHeight: 72,
  alignContent: "center",
  paddingBlock: 12,
  color: "inherit",
  textDecoration: "none",
});
globalStyle(`${topic} b`, {
  fontSize: rem(18),
  lineHeight: rem(26),
  fontWeight: 600,
  overflowWrap: "anywhere",
});
globalStyle(`${topic}:hover b`, { textDecoration: "underline", textUnderlineOffset: 4 });
globalStyle(`${topic} span`, { fontSize: rem(14), lineHeight: rem(20), color: color.textMuted });

export const posts = style({ display: "grid", gap: 24, maxWidth: 720, marginBlockEnd: 32 });
export const post = style({
  display: "grid",
  gap: 8,
  paddingBlockStart: 24,
  borderBlockStart: `1px solid ${color.line}`,
  scrollMarginBlockStart: 24,
  selectors: {
    "&[data-answer]": {
      padding: 20,
      border: `1px solid ${color.successText}`,
      borderRadius: radius.l,
    },
    "&:target": { background: color.tint, borderRadius: radius.m },
  },
});
export const who = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: "0 12px",
  fontSize: rem(14),
  lineHeight: rem(24),
  color: color.textMuted,
});
globalStyle(`${who} b`, { fontSize: rem(16), fontWeight: 600, color: color.text });
globalStyle(`${who} a`, { color: "inherit" });
globalStyle(`${who} em`, { fontStyle: "normal", fontWeight: 600, color: color.successText });
/* Words in their own direction begin where the page's lines begin. */
globalStyle(`:is(${head}, ${topics}, ${posts}) [dir=auto]`, {
  textAlign: ["-webkit-match-parent", "match-parent"],
});
export const quote = style({
  margin: 0,
  paddingInlineStart: 12,
  borderInlineStart: `3px solid ${color.line}`,
  fontSize: rem(14),
  lineHeight: rem(20),
  color: color.textMuted,
});
globalStyle(`${quote} b`, { fontWeight: 600 });
const words = style({
  maxWidth: "65ch",
  fontSize: rem(17),
  lineHeight: rem(28),
  overflowWrap: "anywhere",
});
/** What was written with form: its paragraphs know their own directions. */
export const form = style([words]);
globalStyle(`${form} code`, {
  padding: "1px 5px",
  borderRadius: 4,
  background: color.tint,
  fontFamily: vars.font.mono,
  fontSize: "0.88em",
});
globalStyle(`${form} [data-mention]`, { fontWeight: 600, color: color.actionText });
globalStyle(`${form} a`, { color: color.actionText });
export const text = style([
  words,
  {
    whiteSpace: "pre-line",
    /* Each paragraph has the direction of its own first letters. */
    unicodeBidi: "plaintext",
  },
]);
/* A post has the whole width, and its pictures more of it than a bubble's. */
globalStyle(`${post} > ul`, { width: 420 });

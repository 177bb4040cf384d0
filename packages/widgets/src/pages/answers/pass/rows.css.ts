import { rem, vars } from "@jubilee/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";
import { monogram } from "../../styles/monogram.css.ts";
import { small } from "../../styles/page.css.ts";

const { color, radius } = vars;

export const mine = style({});
export const first = style({});
/** What comes first has no rule above it. */
globalStyle(`${mine} > :first-child, ${mine}:empty + *`, {
  marginBlockStart: 0,
  paddingBlockStart: 32,
  borderBlockStart: 0,
});
/** What a form has brought about stands before it. */
globalStyle(`${mine} > output:first-child`, {
  display: "block",
  marginBlock: "24px 8px",
  padding: "12px 16px",
});
globalStyle(`${first} > h2`, { fontSize: rem(28), lineHeight: rem(32), marginBlockEnd: 8 });
export const head = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  alignItems: "baseline",
  gap: "0 16px",
  marginBlockEnd: 8,
});
globalStyle(`${head} > h2`, { fontSize: rem(28), lineHeight: rem(32) });
globalStyle(`:is(${head}, ${first}):lang(ar) > h2`, {
  letterSpacing: 0,
  fontWeight: 600,
  lineHeight: 1.35,
});
export const row = style({
  display: "grid",
  gridTemplateColumns: "44px minmax(0, 1fr) auto",
  alignItems: "center",
  gap: 12,
  minHeight: 72,
  paddingBlock: 10,
  selectors: { "& + &": { borderBlockStart: `1px solid ${color.line}` } },
});
/** What sends a form has a long name: on a phone it stands below what it is about. */
globalStyle(`${row} > form`, {
  "@media": { "(max-width: 479px)": { gridColumn: "2 / 4", justifySelf: "start" } },
});
globalStyle(`${row} b`, {
  display: "block",
  fontWeight: 600,
  lineHeight: rem(22),
  overflowWrap: "anywhere",
});
globalStyle(`${row} [dir=auto]`, { textAlign: ["-webkit-match-parent", "match-parent"] });
globalStyle(`${row} ${small}`, { display: "block", overflowWrap: "anywhere" });
const mark = style({
  display: "grid",
  placeItems: "center",
  width: 44,
  height: 44,
  color: color.actionText,
});
export const tile = style([mark, { borderRadius: radius.m, background: color.tint }]);
export const face = style([monogram, { width: 44, height: 44, fontSize: rem(16) }]);
export const plus = style([
  mark,
  { borderRadius: radius.full, border: `1.5px dashed ${color.fieldBorder}` },
]);
export const soon = style({
  display: "block",
  fontSize: rem(14),
  lineHeight: rem(20),
  fontWeight: 600,
  selectors: {
    "&::before": {
      content: "",
      display: "inline-block",
      width: 8,
      height: 8,
      marginInlineEnd: 6,
      borderRadius: radius.full,
      background: color.celebrate,
    },
  },
});
export const outs = style({
  display: "flex",
  flexWrap: "wrap",
  gap: "0 24px",
  marginBlockStart: 8,
});
export const word = style({
  marginBlockStart: 16,
  padding: 16,
  borderRadius: radius.m,
  background: color.tint,
  overflowWrap: "anywhere",
});
globalStyle(`${word} p`, { whiteSpace: "pre-line" });
export const order = style({ selectors: { "& + &": { marginBlockStart: 24 } } });

/** A line of one's own things: a name, and what there is to it. */
export const thing = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "0 16px",
  minHeight: 56,
  paddingBlock: 8,
  selectors: { "& + &": { borderBlockStart: `1px solid ${color.line}` } },
});
globalStyle(`${thing} > b`, { fontWeight: 600, overflowWrap: "anywhere" });
globalStyle(`${thing} > span`, { color: color.textMuted, overflowWrap: "anywhere" });

import { media, rem, vars } from "@jubilee/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";
import { wideOnly as wide } from "../../styles/around.css.ts";
import { link, smallButton } from "../../styles/controls.css.ts";
import { bar, cover, leaf, twoColumns } from "../../styles/page.css.ts";

const { color, font, radius } = vars;
const cardRadius = 20;
const narrow = "(max-width: 1079.98px)";

/** On phones the pass lies on a tinted ground, its cover the upper part of the card. */
export const ground = style({});
globalStyle(`${ground} > ${cover}`, {
  "@media": {
    [narrow]: {
      height: 112,
      maxWidth: 640,
      margin: "8px auto 0",
      width: "calc(100% - 32px)",
      borderRadius: `${cardRadius}px ${cardRadius}px 0 0`,
      position: "relative",
      zIndex: 1,
    },
  },
});
globalStyle(bar, { position: "relative", zIndex: 1 });
/** As far as the ground goes up behind the cover and the bar, and down below the card. */
const behind = `inset(calc(-120px - max(52px, ${rem(44)})) -100vmax -28px)`;
export const passColumn = style({
  minWidth: 0,
  "@media": {
    [narrow]: {
      maxWidth: 640,
      marginInline: -4,
      background: color.tint,
      boxShadow: `0 0 0 100vmax ${color.tint}`,
      clipPath: behind,
    },
    [media.tabletUp]: { marginInline: "auto" },
    [twoColumns]: {
      gridColumn: 2,
      gridRow: "1 / 3",
      position: "relative",
      marginBlockStart: -112,
      marginInline: 0,
    },
  },
});
export const list = style({
  minWidth: 0,
  "@media": {
    [narrow]: { marginBlockStart: 28 },
    [twoColumns]: { gridColumn: 1, gridRow: 1 },
  },
});
export const lead = style({
  display: "none",
  "@media": {
    [twoColumns]: {
      position: "relative",
      display: "flex",
      alignItems: "flex-end",
      gap: 16,
      marginBlockStart: -64,
    },
  },
});
globalStyle(`${lead} ${leaf}`, { flex: "none" });

export const card = style({
  overflow: "hidden",
  borderRadius: `0 0 ${cardRadius}px ${cardRadius}px`,
  background: color.surface,
  boxShadow: vars.shadow["2"],
  "@media": {
    [twoColumns]: {
      position: "sticky",
      insetBlockStart: 24,
      borderRadius: cardRadius,
      maxBlockSize: "calc(100dvh - 48px)",
      overflowY: "auto",
    },
  },
});
export const top = style({ padding: "18px 20px 16px" });
globalStyle(`${top} h1`, {
  fontSize: rem(36),
  lineHeight: rem(40),
  letterSpacing: "-0.02em",
  overflowWrap: "anywhere",
  outline: 0,
});
globalStyle(`${top} h1:lang(ar)`, { letterSpacing: 0, fontWeight: 600, lineHeight: 1.35 });
export const what = style({
  marginBlockStart: 6,
  color: color.textMuted,
  overflowWrap: "anywhere",
});
export const facts = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  gap: "12px 16px",
  marginBlockStart: 16,
});
globalStyle(`${facts} > :first-child`, { gridColumn: "1 / 3" });
globalStyle(`${facts} dt`, { fontSize: rem(12), lineHeight: rem(16), color: color.textMuted });
globalStyle(`${facts} dd`, {
  margin: 0,
  fontWeight: 600,
  lineHeight: rem(22),
  overflowWrap: "anywhere",
});
globalStyle(`${facts} small`, {
  display: "block",
  fontSize: rem(14),
  fontWeight: 400,
  lineHeight: rem(20),
  color: color.textMuted,
});
export const until = style({ fontWeight: 400 });
export const sentence = style({
  marginBlockStart: 12,
  fontSize: rem(14),
  lineHeight: rem(20),
  color: color.textMuted,
});
export const alarm = style({
  marginBlockStart: 12,
  padding: "12px 16px",
  borderRadius: radius.m,
  background: vars.brick["3"],
  color: vars.brick["12"],
});
/** A line in the hosts' language begins where the page's own lines do. */
globalStyle(`${card} [dir=auto]`, { textAlign: ["-webkit-match-parent", "match-parent"] });
export const wideOnly = style([wide, { padding: "0 20px 20px" }]);
globalStyle(`${wideOnly}:empty`, { display: "none" });

/** Where the code is torn off: a dashed line between two notches. */
export const tear = style({
  position: "relative",
  height: 0,
  margin: "0 22px",
  borderBlockStart: `2px dashed ${color.border}`,
  selectors: {
    "&::before, &::after": {
      content: "",
      position: "absolute",
      insetBlockStart: -13,
      width: 24,
      height: 24,
      borderRadius: radius.full,
      background: color.page,
    },
    "&::before": { insetInlineStart: -34 },
    "&::after": { insetInlineEnd: -34 },
  },
});
globalStyle(`${tear}::before, ${tear}::after`, {
  "@media": { [narrow]: { background: color.tint } },
});
export const code = style({
  appearance: "none",
  display: "grid",
  justifyItems: "center",
  gap: 12,
  width: "100%",
  padding: 20,
  border: 0,
  background: "none",
  color: "inherit",
  font: `400 ${rem(16)}/${rem(24)} ${font.text}`,
  textAlign: "center",
  cursor: "pointer",
});
globalStyle(`${code} > svg`, { width: 196 });
export const hint = style({
  display: "inline-flex",
  alignItems: "center",
  gap: 6,
  font: `600 ${rem(14)}/${rem(20)} ${font.text}`,
  color: color.actionText,
});

/** The line of those who wait. */
export const line = style({
  display: "block",
  width: "100%",
  maxWidth: 300,
  marginBlockStart: 16,
  fill: "none",
  stroke: color.textMuted,
  strokeWidth: 2,
});
export const mineInLine = style({ fill: color.action, stroke: color.action });

export const answer = style({ display: "grid" });
export const ask = style({
  display: "flex",
  justifyContent: "space-between",
  gap: 16,
  marginBlockEnd: 8,
  fontSize: rem(14),
  lineHeight: rem(20),
});
globalStyle(`${ask} b`, { fontWeight: 600 });
export const ways = style({ display: "flex", alignItems: "center", gap: 4 });
globalStyle(`${ways} p`, { flex: 1, minWidth: 0 });
globalStyle(`${ways} :is(b, small)`, {
  display: "block",
  fontSize: rem(14),
  lineHeight: rem(20),
});
globalStyle(`${ways} b`, { fontWeight: 600 });
globalStyle(`${ways} small`, { color: color.textMuted });

/** On paper: where things stand, who comes and the code; what is pressed stays on the screen. */
globalStyle(
  `body > :is(header, footer, aside), main :is(${link}, ${smallButton}, form, [data-print])`,
  { "@media": { print: { display: "none !important" } } },
);
globalStyle(`${passColumn}${passColumn}`, {
  "@media": { print: { background: "none", boxShadow: "none", clipPath: "none" } },
});
globalStyle(`${card}, ${ground} > ${cover}`, {
  "@media": {
    print: { boxShadow: "none", border: `1px solid ${color.line}`, maxBlockSize: "none" },
  },
});
globalStyle(`${code} > ${hint}`, { "@media": { print: { display: "none" } } });

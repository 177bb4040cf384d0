import { rem, vars } from "@jubilee/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

const { color, font, radius } = vars;
const tabletUp = "(min-width: 720px)";
const twoColumns = "(min-width: 1080px)";

export const head = style({
  paddingBlock: "12px 32px",
  "@media": { [twoColumns]: { paddingBlock: "24px 48px" } },
});
globalStyle(`${head} p`, { marginBlockStart: 12 });

export const cards = style({
  display: "grid",
  gap: 32,
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": {
    [tabletUp]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", gap: "40px 24px" },
    [twoColumns]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))", gap: "56px 32px" },
  },
});
export const card = style({ position: "relative", display: "grid", gap: 16 });
export const cover = style({
  aspectRatio: "8 / 5",
  overflow: "hidden",
  borderRadius: radius.m,
  background: color.tint,
});
globalStyle(`${cover} img`, { width: "100%", height: "100%", objectFit: "cover" });
export const picture = style({ display: "block" });
/* Of two drawings the one of this light is shown, and no other is fetched. */
export const byDay = style({ display: "var(--jb-day, block) var(--jb-night, none)" });
export const byNight = style({ display: "var(--jb-day, none) var(--jb-night, block)" });

export const body = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: 16,
  alignItems: "start",
});
export const leaf = style({ width: "64px !important" });
globalStyle(`${leaf} strong`, { fontSize: `${rem(28)} !important`, paddingBlockStart: 5 });
globalStyle(`${leaf} b`, { lineHeight: "22px" });
globalStyle(`${leaf} span`, { paddingBlockEnd: 4 });
export const facts = style({ display: "grid", gap: 4, minWidth: 0 });
globalStyle(`${facts} p`, { color: color.textMuted });
export const name = style({
  font: `560 ${rem(22)}/${rem(28)} ${font.display}`,
  letterSpacing: "-0.012em",
  overflowWrap: "anywhere",
  textWrap: "balance",
  selectors: { "&:lang(ar)": { letterSpacing: 0, fontWeight: 600, lineHeight: 1.35 } },
});
/** The name is the link; all of the card is its target. */
export const whole = style({
  color: "inherit",
  textDecoration: "none",
  "::after": { content: "", position: "absolute", inset: 0, borderRadius: radius.m },
  selectors: {
    "&:hover": { textDecoration: "underline", textUnderlineOffset: 4 },
    "&:focus-visible": { outline: "none" },
    "&:focus-visible::after": { outline: `3px solid ${color.focus}`, outlineOffset: 4 },
  },
});
export const standing = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "4px 14px",
  marginBlockStart: 4,
});
globalStyle(`${standing} b`, { fontWeight: 600, color: color.text });
const flag = style({
  display: "inline-flex",
  alignItems: "center",
  gap: 7,
  font: `600 ${rem(14)}/${rem(20)} ${font.text}`,
  color: color.text,
  "::before": { content: "", width: 8, height: 8, borderRadius: radius.full },
});
export const few = style([flag, { "::before": { background: color.celebrate } }]);
export const out = style([
  flag,
  { "::before": { boxShadow: `inset 0 0 0 2px ${color.textMuted}` } },
]);

export const calendar = style({
  display: "block",
  minHeight: 240,
  borderRadius: radius.l,
  "@media": { [tabletUp]: { minHeight: 640 } },
});
export const empty = style({ paddingBlock: "24px 64px" });
globalStyle(`${empty} h2`, { fontSize: rem(28), lineHeight: rem(32) });

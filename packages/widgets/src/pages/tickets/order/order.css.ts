import { rem, vars } from "@jubilee/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";
import { fold, head } from "../../parts/Fold.css.ts";
import { button } from "../../styles/controls.css.ts";
import { alarm, notice, twoColumns } from "../../styles/page.css.ts";

const { color, font, radius } = vars;

/** A pass lies on the tint. */
globalStyle("html:root, html:root body", { background: color.tint });
globalStyle("header, footer", { "@media": { print: { display: "none !important" } } });

export const grid = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: 24,
  "@media": {
    [twoColumns]: {
      gridTemplateColumns: "384px minmax(0, 1fr)",
      gridTemplateRows: "auto 1fr",
      gap: "32px 72px",
      paddingBlockStart: 24,
    },
  },
});
export const lead = style({
  display: "grid",
  gap: 8,
  justifyItems: "start",
  "@media": {
    print: { display: "grid !important" },
    [twoColumns]: { gridColumn: 2, alignSelf: "end" },
  },
});
globalStyle(`${lead} > h1`, { marginBlockStart: 8, outlineOffset: 4 });
globalStyle(`${lead} > ${notice}:not(${alarm})`, { background: color.surface });
export const text = style({ color: color.textMuted, overflowWrap: "anywhere" });
export const passes = style({
  minWidth: 0,
  "@media": { [twoColumns]: { gridColumn: 1, gridRow: "1 / 3" } },
});
export const beside = style({
  display: "grid",
  alignContent: "start",
  gap: 24,
  minWidth: 0,
  "@media": { [twoColumns]: { gridColumn: 2 } },
});
export const panel = style({
  padding: "24px 20px",
  borderRadius: radius.l,
  background: color.surface,
  boxShadow: vars.shadow["1"],
  overflowWrap: "anywhere",
  "@media": { print: { display: "none" }, [twoColumns]: { padding: 28 } },
});
export const title = style({
  fontSize: rem(28),
  lineHeight: rem(32),
  marginBlockEnd: 8,
  selectors: { "&:lang(ar)": { letterSpacing: 0, fontWeight: 600, lineHeight: 1.35 } },
});
export const own = style({ display: "block", fontSize: rem(14), color: color.textMuted });

export const rows = style({ margin: 0, padding: 0, listStyle: "none" });
globalStyle(`${rows} > li + li`, { borderBlockStart: `1px solid ${color.line}` });
export const row = style({
  appearance: "none",
  display: "flex",
  alignItems: "center",
  gap: 12,
  width: "100%",
  minHeight: 68,
  padding: "12px 0",
  border: 0,
  background: "none",
  color: "inherit",
  font: `400 ${rem(16)}/${rem(24)} ${font.text}`,
  textAlign: "start",
  textDecoration: "none",
  cursor: "pointer",
  /* A chevron that turns with the direction of reading. */
  "::after": {
    content: "",
    flex: "none",
    width: 9,
    height: 9,
    marginInline: 8,
    borderBlockStart: "2px solid currentColor",
    borderInlineEnd: "2px solid currentColor",
    transform: "rotate(45deg)",
  },
  selectors: {
    "&:dir(rtl)::after": { transform: "rotate(-45deg)" },
    "&[aria-pressed]::after": {
      width: 20,
      height: 20,
      marginInline: 4,
      border: `2px solid ${color.border}`,
      borderRadius: radius.full,
      transform: "none",
    },
    "&[aria-pressed=true]": { background: "none", color: "inherit" },
    "&[aria-pressed=true]::after": { background: color.action, borderColor: color.action },
  },
});
export const tile = style({
  display: "grid",
  placeItems: "center",
  flex: "none",
  width: 44,
  height: 44,
  borderRadius: radius.m,
  background: color.tint,
  color: color.actionText,
});
export const what = style({ flex: 1, minWidth: 0, overflowWrap: "anywhere" });
globalStyle(`${what} > *`, { display: "block" });
globalStyle(`${what} > b`, { fontWeight: 600 });
globalStyle(`${what} > small`, {
  fontSize: rem(14),
  lineHeight: rem(20),
  color: color.textMuted,
});

export const folds = style({ marginBlockStart: 8 });
globalStyle(`${folds}:first-child`, { marginBlockStart: -12 });
globalStyle(`${folds}:first-child > ${fold}`, { borderBlockStart: 0 });
export const foldButton = style([head, { borderBlockEnd: `1px solid ${color.line}` }]);
globalStyle(`${foldButton} small`, {
  display: "block",
  fontWeight: 400,
  fontSize: rem(14),
  lineHeight: rem(20),
  color: color.textMuted,
});
export const sum = style({
  display: "grid",
  gap: 6,
  margin: 0,
  paddingBlockEnd: 16,
  fontVariantNumeric: "lining-nums tabular-nums",
});
globalStyle(`${sum} > div`, { display: "flex", justifyContent: "space-between", gap: 16 });
globalStyle(`${sum} dd`, { margin: 0 });
export const total = style({
  fontWeight: 600,
  paddingBlockStart: 10,
  borderBlockStart: `1px solid ${color.line}`,
});
export const muted = style({ fontSize: rem(14), color: color.textMuted });
export const bill = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: 16,
  minHeight: 44,
  color: color.actionText,
  fontWeight: 600,
});
globalStyle(`${bill} > span`, { fontWeight: 400, color: color.textMuted });

export const account = style({ display: "grid", margin: 0, marginBlockStart: 12 });
globalStyle(`${account} > div`, {
  paddingBlock: 6,
  borderBlockStart: `1px solid ${color.lineSoft}`,
});
globalStyle(`${account} dt`, { fontSize: rem(14), lineHeight: rem(20), color: color.textMuted });
globalStyle(`${account} dd`, {
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: 12,
  margin: 0,
  fontWeight: 600,
  fontVariantNumeric: "tabular-nums",
});
export const howTo = style({
  display: "flex",
  alignItems: "flex-start",
  justifyContent: "space-between",
  gap: 12,
  paddingBlockStart: 12,
  borderBlockStart: `1px solid ${color.lineSoft}`,
  whiteSpace: "pre-line",
});

export const choice = style({
  display: "flex",
  alignItems: "flex-start",
  gap: 12,
  minHeight: 44,
  paddingBlock: 8,
  cursor: "pointer",
});
globalStyle(`${choice} > input`, {
  flex: "none",
  width: 24,
  height: 24,
  margin: 0,
  accentColor: color.action,
});
globalStyle(`${choice} small`, {
  display: "block",
  fontSize: rem(14),
  lineHeight: rem(20),
  color: color.textMuted,
});
export const danger = style([
  button,
  { background: color.danger, borderColor: color.danger, color: color.onDanger },
]);

/** When it is at the one end, the code at the other. */
export const thumb = style({ "@media": { print: { display: "none" } } });

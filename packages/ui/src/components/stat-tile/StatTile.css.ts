import { globalStyle, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { ownColours } from "../../theme/forced.ts";
import { media } from "../../theme/measures.ts";
import { rem } from "../../theme/rem.ts";
import { vars } from "../../theme/vars.css.ts";

/* Names, figures and what stands under them share their lines with the neighbours'. */
export const tile = style({
  display: "grid",
  gridRow: "span 3",
  gridTemplateRows: "subgrid",
  rowGap: 0,
  alignContent: "start",
  minWidth: 0,
  fontFamily: vars.font.text,
});
export const label = style({
  display: "flex",
  /* A short name stands by its figure where a neighbour's takes two lines. */
  alignSelf: "end",
  alignItems: "center",
  gap: 6,
  fontSize: rem(14),
  lineHeight: rem(20),
  color: vars.color.textMuted,
});
export const value = recipe({
  base: {
    margin: 0,
    fontFamily: vars.font.display,
    fontWeight: 560,
    lineHeight: 1.1,
    letterSpacing: "-0.02em",
    fontKerning: "none",
    fontVariantNumeric: "lining-nums tabular-nums",
    color: vars.color.text,
  },
  variants: {
    size: {
      m: { fontSize: rem(22), "@media": { [media.tabletUp]: { fontSize: rem(28) } } },
      l: { fontSize: rem(36) },
    },
  },
});
export const detail = recipe({
  base: {
    display: "flex",
    /* One line stands by its figure where a neighbour's takes two. */
    alignSelf: "start",
    alignItems: "center",
    gap: 4,
    marginBlockStart: 6,
    fontSize: rem(14),
    lineHeight: rem(20),
  },
  variants: {
    tone: {
      muted: { color: vars.color.textMuted },
      success: { color: vars.color.successText },
      danger: { color: vars.color.dangerText },
    },
  },
});
globalStyle(`${detail.classNames.base} svg`, { width: 14, height: 14 });
export const mark = recipe({
  base: { width: 8, height: 8, flex: "none", borderRadius: "50%", ...ownColours },
  variants: {
    tone: {
      success: { background: vars.moss["9"] },
      warning: { background: vars.marigold["9"] },
      danger: { background: vars.brick["9"] },
      neutral: { background: vars.ink["6"], boxShadow: `inset 0 0 0 1px ${vars.ink["9"]}` },
      plum: { background: vars.plum["9"] },
    },
  },
});
export const tiles = recipe({
  base: { display: "grid", gap: 16, margin: 0 },
  variants: {
    look: {
      plain: {
        /* The room between two lines of figures is in the lower ones, and taken back above the first. */
        gap: "0 16px",
        marginBlockStart: -16,
        gridTemplateColumns: "repeat(auto-fit, minmax(min(120px, 100%), 1fr))",
        "@media": { [media.tabletUp]: { gap: "0 20px" } },
      },
      divided: {
        gap: 0,
        borderBlock: `1px solid ${vars.color.line}`,
        "@media": {
          [media.mobile]: { gridTemplateColumns: "1fr 1fr", columnGap: 16 },
          [media.tabletUp]: { gridAutoFlow: "column", gridAutoColumns: "minmax(0, 1fr)" },
        },
      },
    },
  },
});
globalStyle(`${tiles.classNames.variants.look.plain} > *`, { paddingBlockStart: 16 });
const divided = tiles.classNames.variants.look.divided;
globalStyle(`${divided} > *`, {
  padding: "14px 0",
  "@media": { [media.tabletUp]: { padding: "16px 20px" } },
});
globalStyle(`${divided} > *:first-child`, { paddingInlineStart: 0 });
globalStyle(`${divided} > *:nth-child(n + 3)`, {
  "@media": { [media.mobile]: { borderBlockStart: `1px solid ${vars.color.line}` } },
});
globalStyle(`${divided} > * + *`, {
  "@media": { [media.tabletUp]: { borderInlineStart: `1px solid ${vars.color.line}` } },
});

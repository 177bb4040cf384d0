import { globalStyle, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { rem } from "../../theme/rem.ts";
import { vars } from "../../theme/vars.css.ts";

/** Figures may be wider than a phone: they go sideways in here, under the names, which stay. */
export const region = style({
  position: "relative",
  minWidth: 0,
  overflowX: "auto",
  fontFamily: vars.font.text,
  color: vars.color.text,
});
export const table = style({
  width: "100%",
  borderCollapse: "separate",
  borderSpacing: 0,
  fontSize: rem(14),
  lineHeight: 1.35,
  fontVariantNumeric: "tabular-nums lining-nums",
});
const line = `1px solid ${vars.color.lineSoft}`;
const cell = { paddingInline: 12, borderBlockEnd: line } as const;

export const head = recipe({
  base: {
    ...cell,
    height: 36,
    borderBlockEnd: `1px solid ${vars.color.line}`,
    color: vars.color.textMuted,
    fontSize: rem(12),
    fontWeight: 500,
    whiteSpace: "nowrap",
    textAlign: "end",
  },
  variants: { first: { true: { textAlign: "start" } } },
});
const stays = {
  position: "sticky",
  insetInlineStart: 0,
  zIndex: 1,
  background: vars.color.page,
} as const;
export const name = recipe({
  base: {
    ...cell,
    ...stays,
    minWidth: 120,
    maxWidth: 320,
    paddingBlock: 8,
    fontWeight: 400,
    textAlign: "start",
    overflowWrap: "anywhere",
  },
  variants: {
    of: {
      row: {},
      head: { color: vars.color.textMuted, fontSize: rem(12), fontWeight: 500 },
      group: { background: vars.ink["2"], fontWeight: 600 },
      total: {
        fontWeight: 600,
        borderBlockEnd: 0,
        borderBlockStart: `2px solid ${vars.color.text}`,
      },
    },
  },
});
export const note = style({ display: "block", fontSize: rem(12), color: vars.color.textMuted });

export const figure = recipe({
  base: { ...cell, position: "relative", height: 44, textAlign: "end", whiteSpace: "nowrap" },
  variants: {
    of: {
      row: {},
      group: { background: vars.ink["2"], fontWeight: 600 },
      total: {
        fontWeight: 600,
        borderBlockEnd: 0,
        borderBlockStart: `2px solid ${vars.color.text}`,
      },
    },
    can: { true: { cursor: "text", selectors: { "&:hover": { background: vars.color.hover } } } },
  },
});
globalStyle(`${table} td:focus-visible`, {
  outline: `3px solid ${vars.color.focus}`,
  outlineOffset: -3,
  borderRadius: 6,
});
/** Says beside its figure which way it went: colour alone says nothing. */
export const over = style({ color: vars.color.dangerText, fontWeight: 600 });
export const overMark = style({ marginInlineStart: 4, fontSize: rem(12) });
export const unknown = style({ color: vars.color.textMuted });

export const input = style({
  position: "absolute",
  inset: 0,
  width: "100%",
  height: "100%",
  minWidth: 0,
  margin: 0,
  paddingBlock: 0,
  paddingInline: 12,
  border: 0,
  borderRadius: 6,
  background: vars.color.field,
  color: vars.color.text,
  font: "inherit",
  fontVariantNumeric: "inherit",
  textAlign: "end",
  appearance: "none",
  boxShadow: `inset 0 0 0 2px ${vars.color.action}`,
  selectors: {
    "&:focus": { outline: "none" },
    '&[aria-invalid="true"]': { boxShadow: `inset 0 0 0 2px ${vars.color.danger}` },
  },
});
export const said = style({
  display: "block",
  minHeight: 24,
  paddingBlockStart: 6,
  fontSize: rem(14),
  lineHeight: 1.4,
  color: vars.color.textMuted,
  selectors: { '&[data-wrong="true"]': { color: vars.color.dangerText } },
});

import { globalStyle, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { rem } from "../../theme/rem.ts";
import { vars } from "../../theme/vars.css.ts";

export const composer = recipe({
  base: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    maxWidth: 760,
    marginInline: "auto",
    border: `1px solid ${vars.color.fieldBorder}`,
    borderRadius: vars.radius.l,
    background: vars.color.field,
    color: vars.color.text,
    fontFamily: vars.font.text,
    selectors: { "&:focus-within": { borderColor: vars.color.action } },
  },
  variants: {
    dropping: { true: { borderStyle: "dashed", background: vars.color.selected } },
  },
});

/** Instead of the field where one may only read. */
export const closed = style({
  maxWidth: 760,
  marginInline: "auto",
  padding: "12px 16px",
  borderRadius: vars.radius.l,
  background: vars.color.tint,
  color: vars.color.textMuted,
  fontFamily: vars.font.text,
  fontSize: rem(14),
  lineHeight: 1.45,
  textAlign: "center",
});

export const quote = style({
  display: "flex",
  alignItems: "center",
  gap: 8,
  marginBlockStart: 6,
  marginInlineStart: 12,
  marginInlineEnd: 6,
  paddingInlineStart: 10,
  borderInlineStart: `3px solid ${vars.plum["8"]}`,
  fontSize: rem(12),
  color: vars.color.textMuted,
});
export const quoteWords = style({
  flex: 1,
  minWidth: 0,
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});
globalStyle(`${quoteWords} b`, { color: vars.color.text });

export const files = style({
  display: "flex",
  flexWrap: "wrap",
  gap: 8,
  padding: "10px 12px 0",
});
export const picture = style({
  position: "relative",
  width: 72,
  height: 72,
  borderRadius: vars.radius.m,
  background: vars.color.tint,
});
globalStyle(`${picture} img`, {
  display: "block",
  width: "100%",
  height: "100%",
  objectFit: "cover",
  borderRadius: vars.radius.m,
});
export const remove = style({
  position: "absolute",
  insetBlockStart: -8,
  insetInlineEnd: -8,
  display: "grid",
  placeItems: "center",
  width: 26,
  height: 26,
  margin: 0,
  padding: 0,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.full,
  background: vars.color.raised,
  color: vars.color.text,
  cursor: "pointer",
  selectors: {
    "&:focus-visible": { outline: `3px solid ${vars.color.focus}`, outlineOffset: 2 },
    "&::after": { content: '""', position: "absolute", inset: -8 },
  },
});
globalStyle(`${remove} svg`, { width: 14, height: 14 });
export const progress = style({ position: "absolute", insetInline: 8, insetBlockEnd: 8 });
/** What is no picture: a sign, its name and how much it weighs. */
export const file = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "20px minmax(0, 1fr)",
  alignContent: "center",
  columnGap: 8,
  width: 200,
  maxWidth: "100%",
  height: 72,
  padding: "8px 12px",
  borderRadius: vars.radius.m,
  background: vars.color.tint,
  fontSize: rem(14),
  lineHeight: 1.35,
});
globalStyle(`${file} > svg`, {
  gridRow: "1 / 3",
  alignSelf: "center",
  width: 20,
  height: 20,
  color: vars.color.textMuted,
});
export const fileName = style({
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  fontWeight: 500,
});
export const fileDetail = style({ gridColumn: 2, color: vars.color.textMuted });
export const problems = style({
  display: "grid",
  gap: 4,
  margin: 0,
  padding: "6px 12px 0",
  listStyle: "none",
  fontSize: rem(14),
  color: vars.color.dangerText,
});
export const problem = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "4px 8px",
});
globalStyle(`${problem} > span:first-child`, { flex: "1 1 200px", minWidth: 0 });

export const line = style({
  display: "flex",
  alignItems: "flex-end",
  gap: 4,
  padding: 6,
});

/** An editor and, at the ends of its line of tools, what is attached and sent with. */
export const editor = style({ position: "relative" });
export const ends = style({
  position: "absolute",
  insetInline: 6,
  insetBlockEnd: 6,
  display: "flex",
  justifyContent: "space-between",
  pointerEvents: "none",
});
globalStyle(`${ends} > *`, {
  display: "flex",
  gap: 8,
  alignItems: "center",
  background: vars.color.field,
  pointerEvents: "auto",
});
globalStyle(`${composer.classNames.base}:has(${editor} [role="textbox"]:focus-visible)`, {
  outline: `3px solid ${vars.color.focus}`,
  outlineOffset: 2,
});

const lineRem = rem(23);
/** The field is as high as the text that lies behind it, unseen, up to six lines. */
export const growing = style({
  position: "relative",
  display: "grid",
  flex: 1,
  minWidth: 0,
  maxHeight: `calc(6 * ${lineRem} + 18px)`,
  overflow: "hidden",
  fontSize: rem(16),
  lineHeight: lineRem,
  selectors: {
    "&::after": {
      content: 'attr(data-text) " "',
      gridArea: "1 / 1",
      visibility: "hidden",
      padding: "9px 6px",
      whiteSpace: "pre-wrap",
      overflowWrap: "anywhere",
    },
  },
});
export const field = style({
  gridArea: "1 / 1",
  width: "100%",
  height: "100%",
  minWidth: 0,
  maxHeight: `calc(6 * ${lineRem} + 18px)`,
  margin: 0,
  padding: "9px 6px",
  border: 0,
  background: "none",
  color: "inherit",
  fontFamily: "inherit",
  fontSize: "inherit",
  lineHeight: "inherit",
  overflowWrap: "anywhere",
  resize: "none",
  appearance: "none",
  selectors: {
    "&::placeholder": { color: vars.ink["10"], opacity: 1 },
    "&:focus": { outline: "none" },
  },
});
/* The whole composer is the field: it wears the ring. */
globalStyle(`${composer.classNames.base}:has(${field}:focus-visible)`, {
  outline: `3px solid ${vars.color.focus}`,
  outlineOffset: 2,
});

export const left = style({
  alignSelf: "center",
  fontSize: rem(12),
  fontVariantNumeric: "tabular-nums",
  color: vars.color.textMuted,
  whiteSpace: "nowrap",
  selectors: { '&[data-over="true"]': { color: vars.color.dangerText, fontWeight: 600 } },
});
export const chooser = style({ display: "none" });

import { globalStyle, style } from "@vanilla-extract/css";
import { showChosen } from "../../theme/forced.ts";
import { rem } from "../../theme/rem.ts";
import { vars } from "../../theme/vars.css.ts";

export const list = style({
  display: "flex",
  gap: 4,
  margin: 0,
  padding: 0,
  overflowX: "auto",
  scrollbarWidth: "none",
  listStyle: "none",
});

/** The line that the tabs stand on, as long as the page is wide. */
export const line = style({ borderBlockEnd: `1px solid ${vars.color.line}` });

/** The row, and at its end the list of all that is in it. */
export const framed = style({ display: "flex" });
globalStyle(`${framed} > ul`, { flex: "1 1 0", minInlineSize: 0 });

/** The room beside a tab's words, so that the first ones stand in line with the page's. */
export const besideWords = 12;
export const aligned = style([list, { marginInlineStart: -besideWords }]);

export const tab = style({
  position: "relative",
  display: "inline-flex",
  alignItems: "center",
  gap: 6,
  flex: "none",
  height: 44,
  margin: 0,
  paddingInline: besideWords,
  border: 0,
  background: "none",
  color: vars.color.textMuted,
  fontFamily: vars.font.text,
  fontSize: rem(14),
  fontWeight: 500,
  textDecoration: "none",
  whiteSpace: "nowrap",
  cursor: "pointer",
  selectors: {
    "&:hover": { color: vars.color.text },
    "&:focus-visible": {
      outline: `3px solid ${vars.color.focus}`,
      outlineOffset: -3,
      borderRadius: 8,
    },
    '&[aria-current="page"], &[aria-selected="true"]': { color: vars.color.text, fontWeight: 600 },
    '&[aria-current="page"]::after, &[aria-selected="true"]::after': {
      content: '""',
      position: "absolute",
      insetInline: besideWords,
      bottom: 0,
      height: 2,
      borderRadius: "2px 2px 0 0",
      background: vars.color.action,
    },
  },
});
globalStyle(`${tab} svg`, { flex: "none", width: 16, height: 16, strokeWidth: 1.75 });
/** A row that does not fit scrolls; a tab that shrinks loses its icon first. */
globalStyle(`${list} > *`, { flex: "none" });

/** Opens all parts; it keeps its place while the row scrolls. */
export const more = style({
  display: "inline-flex",
  alignItems: "center",
  gap: 4,
  flex: "none",
  height: 44,
  margin: 0,
  paddingInline: besideWords,
  border: 0,
  background: "none",
  color: vars.color.text,
  fontFamily: vars.font.text,
  fontSize: rem(14),
  fontWeight: 500,
  whiteSpace: "nowrap",
  cursor: "pointer",
  selectors: {
    "&:hover": { color: vars.color.actionText },
    "&:focus-visible": {
      outline: `3px solid ${vars.color.focus}`,
      outlineOffset: -3,
      borderRadius: 8,
    },
  },
});
globalStyle(`${more} svg`, { flex: "none", width: 16, height: 16 });

export const count = style({
  fontSize: rem(12),
  fontWeight: 500,
  color: vars.color.textMuted,
  fontVariantNumeric: "tabular-nums",
});
export const panel = style({
  paddingBlockStart: 20,
  selectors: { "&:focus-visible": { outline: `3px solid ${vars.color.focus}`, outlineOffset: 2 } },
});
showChosen(`${tab}:is([aria-current="page"], [aria-selected="true"])::after`);

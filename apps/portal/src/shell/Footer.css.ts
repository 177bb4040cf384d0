import { media, rem, vars } from "@jubilee/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";
import { framePx } from "../app/frame/measures.ts";
import { gutter } from "../app/frame/gutter.css.ts";

export const footer = style({
  borderBlockStart: `1px solid ${vars.color.lineSoft}`,
  paddingBlock: "40px 32px",
  paddingInline: gutter,
  fontSize: rem(14),
});

/* A screen to work on has the whole height. */
globalStyle(`html[data-fills] ${footer}`, { display: "none" });

export const inner = style({
  maxInlineSize: framePx.content,
  marginInline: "auto",
  display: "grid",
  gap: 32,
  gridTemplateColumns: "1fr 1fr",
  "@media": { [media.tabletUp]: { gridTemplateColumns: "2fr 1fr 1fr 1fr" } },
});

export const brand = style({
  gridColumn: "1 / -1",
  "@media": { [media.tabletUp]: { gridColumn: "auto" } },
});

export const tagline = style({
  marginBlockStart: 8,
  maxInlineSize: "30ch",
  color: vars.color.textMuted,
});

export const title = style({
  marginBlockEnd: 8,
  fontFamily: vars.font.text,
  fontSize: rem(14),
  fontWeight: 600,
  lineHeight: 1.35,
  letterSpacing: 0,
});

export const link = style({
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: 32,
  color: vars.color.textMuted,
  textDecoration: "none",
  selectors: { "&:hover": { color: vars.color.text, textDecoration: "underline" } },
  "@media": { [media.touch]: { minBlockSize: 44 } },
});

export const last = style({
  gridColumn: "1 / -1",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  /* All of it at the start: the round buttons stand in the other corner. */
  gap: "12px 24px",
  paddingBlockStart: 24,
  borderBlockStart: `1px solid ${vars.color.lineSoft}`,
  color: vars.color.textMuted,
});

/** Where one works: the same words on one line, as low as a line. */
export const lowFooter = style({ paddingBlock: 10, fontSize: rem(13) });

export const low = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "2px 28px",
  /* The round buttons stand in the corner. */
  paddingInlineEnd: 56,
});
globalStyle(`${low} > nav`, {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: 14,
});
globalStyle(`${low} > nav > ul`, { display: "flex", flexWrap: "wrap", columnGap: 14 });
globalStyle(`${low} ${title}`, { margin: 0, fontSize: "inherit" });
globalStyle(`${low} > ${last}`, {
  border: 0,
  paddingBlockStart: 0,
  columnGap: 16,
});

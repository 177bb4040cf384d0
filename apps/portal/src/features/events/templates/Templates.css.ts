import { media, rem, vars } from "@jubilee/ui/theme";
import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { gutter } from "../../../app/frame/gutter.css.ts";

export const tools = style({
  display: "flex",
  flexWrap: "wrap",
  gap: 12,
  alignItems: "center",
  paddingBlockEnd: 16,
  marginBlockEnd: 12,
  borderBlockEnd: `1px solid ${vars.color.line}`,
});
/** Its own line until the families' pills have room beside it; then at their end. */
export const search = style({
  flex: "1 0 100%",
  "@media": { "(min-width: 1280px)": { order: 1, flex: "0 1 280px", marginInlineStart: "auto" } },
});
export const families = style({
  display: "flex",
  flexWrap: "wrap",
  gap: 8,
  "@media": {
    [media.mobile]: {
      flexWrap: "nowrap",
      overflowX: "auto",
      scrollbarWidth: "none",
      marginInline: `calc(-1 * ${gutter})`,
      paddingInline: gutter,
      maxInlineSize: `calc(100% + 2 * ${gutter})`,
    },
  },
});

export const count = style({
  display: "block",
  color: vars.color.textMuted,
  selectors: { "&:not(:empty)": { marginBlockEnd: 16 } },
});

export const shelf = style({
  paddingBlockEnd: 32,
  selectors: {
    "& + &": { borderBlockStart: `1px solid ${vars.color.line}`, paddingBlockStart: 28 },
  },
});
export const shelfHead = style({
  display: "flex",
  flexWrap: "wrap",
  gap: "0 16px",
  alignItems: "baseline",
  marginBlockEnd: 14,
});
export const shelfLine = style({
  fontSize: rem(14),
  color: vars.color.textMuted,
  "@media": { [media.mobile]: { order: 1, flexBasis: "100%" } },
});
export const more = style({
  textDecoration: "none",
  marginInlineStart: "auto",
  padding: "4px 0",
  border: 0,
  background: "none",
  font: "inherit",
  fontSize: rem(14),
  color: vars.color.actionText,
  cursor: "pointer",
  selectors: {
    "&:hover": { textDecoration: "underline", textUnderlineOffset: 3 },
    "&:focus-visible": { outline: `3px solid ${vars.color.focus}`, outlineOffset: 2 },
  },
});

/** One row of a family; on phones it moves sideways. */
export const cards = style({
  display: "grid",
  gridTemplateColumns: "repeat(5, minmax(0, 1fr))",
  gap: "28px 18px",
  "@media": {
    [media.belowDesktop]: {
      gridTemplateColumns: "none",
      gridAutoFlow: "column",
      gridAutoColumns: 176,
      gap: 14,
      overflowX: "auto",
      scrollSnapType: "x proximity",
      scrollbarWidth: "none",
      marginInline: `calc(-1 * ${gutter})`,
      paddingInline: gutter,
      scrollPaddingInline: gutter,
      paddingBlock: 4,
    },
    [media.mobile]: { gridAutoColumns: 148, gap: 12 },
  },
});
/** Of a long family five are shown until all are asked for. */
export const short = style({});
globalStyle(`${short} > :nth-child(n + 6)`, { "@media": { [media.desktop]: { display: "none" } } });

export const card = style({
  display: "grid",
  gap: 4,
  alignContent: "start",
  color: "inherit",
  textDecoration: "none",
  scrollSnapAlign: "start",
  borderRadius: vars.radius.m,
  selectors: { "&:focus-visible": { outline: `3px solid ${vars.color.focus}`, outlineOffset: 4 } },
});

const art = style({ overflow: "hidden", marginBlockEnd: 6 });
const arch = "50% 50% 10px 10px / 40% 40% 10px 10px";
/** Each family cuts its covers in its own way. */
export const cuts = styleVariants({
  reunions: [art, { borderRadius: vars.radius.m }],
  celebrations: [art, { borderRadius: arch }],
  trips: [art, { borderRadius: "10px 10px 80px 10px" }],
  work: [art, { borderRadius: vars.radius.m }],
  sport: [art, { borderRadius: "10px 10px 10px 80px" }],
  stage: [art, { borderRadius: "10px 80px 10px 10px" }],
});

/** The empty place beside one's own. */
export const room = style({
  display: "grid",
  placeItems: "center",
  aspectRatio: "4 / 5",
  marginBlockEnd: 6,
  border: `1px dashed ${vars.color.border}`,
  borderRadius: vars.radius.m,
  color: vars.color.textMuted,
});

export const name = style({
  fontFamily: vars.font.display,
  fontSize: rem(18),
  fontWeight: 560,
  lineHeight: 1.2,
  selectors: { [`${card}:hover &`]: { textDecoration: "underline", textUnderlineOffset: 3 } },
});

export const line = style({ fontSize: rem(14), color: vars.color.textMuted });

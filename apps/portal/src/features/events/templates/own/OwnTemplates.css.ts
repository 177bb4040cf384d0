import { media, rem, vars } from "@jubilee/ui/theme";
import { style } from "@vanilla-extract/css";

export const cards = style({
  listStyle: "none",
  margin: 0,
  padding: 0,
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(208px, 100%), 1fr))",
  gap: "28px 18px",
  "@media": { [media.mobile]: { gridTemplateColumns: "minmax(0, 1fr)", gap: 12 } },
});
export const item = style({
  position: "relative",
  display: "grid",
  gap: 4,
  alignContent: "start",
  "@media": {
    [media.mobile]: {
      gridTemplateColumns: "88px minmax(0, 1fr)",
      columnGap: 14,
      alignItems: "center",
    },
  },
});
export const art = style({
  overflow: "hidden",
  borderRadius: vars.radius.m,
  marginBlockEnd: 6,
  "@media": { [media.mobile]: { gridRow: "1 / span 4", alignSelf: "start", marginBlockEnd: 0 } },
});
export const head = style({ display: "flex", gap: 8, alignItems: "start" });
export const name = style({
  flex: 1,
  minInlineSize: 0,
  overflowWrap: "anywhere",
  color: "inherit",
  textDecoration: "none",
  fontFamily: vars.font.display,
  fontSize: rem(18),
  fontWeight: 560,
  lineHeight: 1.25,
  selectors: {
    "&:hover": { textDecoration: "underline", textUnderlineOffset: 3 },
    "&:focus-visible": {
      outline: `3px solid ${vars.color.focus}`,
      outlineOffset: 2,
      borderRadius: vars.radius.s,
    },
  },
});
export const line = style({ fontSize: rem(15), overflowWrap: "anywhere" });
export const facts = style({ fontSize: rem(14), color: vars.color.textMuted });
export const use = style({ marginBlockStart: 8 });
export const plan = style({ marginBlockEnd: 24 });

/** What was taken out, and what is another in the template. */
export const notes = style({ margin: 0, paddingInlineStart: 20, display: "grid", gap: 4 });
export const words = style({
  display: "flex",
  flexWrap: "wrap",
  gap: 6,
  margin: 0,
  padding: 0,
  listStyle: "none",
});
export const word = style({
  paddingInline: 8,
  paddingBlock: 2,
  borderRadius: vars.radius.s,
  background: vars.color.well,
  fontSize: rem(14),
  overflowWrap: "anywhere",
});
export const share = style({
  paddingBlock: 24,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  display: "grid",
  gap: 12,
});

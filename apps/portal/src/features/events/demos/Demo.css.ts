import { media, rem, vars } from "@jubilee/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";
import { gutter } from "../../../app/frame/gutter.css.ts";

export const cover = style({
  overflow: "hidden",
  blockSize: 240,
  borderRadius: vars.radius.l,
  marginBlockEnd: 28,
  "@media": {
    [media.mobile]: {
      blockSize: 148,
      marginInline: `calc(-1 * ${gutter})`,
      marginBlockEnd: 20,
      borderRadius: 0,
    },
  },
});
globalStyle(`${cover} > span`, { blockSize: "100%" });

export const notice = style({ marginBlockEnd: 24 });

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  gap: "20px 40px",
  alignItems: "flex-end",
  justifyContent: "space-between",
});
export const titles = style({ display: "grid", gap: 8, flex: "1 1 360px", maxInlineSize: "58ch" });
globalStyle(`${titles} > h1`, { fontSize: "clamp(2.25rem, 4vw, 3rem)", lineHeight: 1.02 });

export const kind = style({ fontSize: rem(14), fontWeight: 560, color: vars.color.textMuted });
export const lead = style({ fontSize: rem(17), lineHeight: 1.5, color: vars.color.textMuted });

export const ways = style({
  display: "flex",
  flexWrap: "wrap",
  gap: 8,
  "@media": { [media.mobile]: { inlineSize: "100%" } },
});
globalStyle(`${ways} > *`, { "@media": { [media.mobile]: { flex: "1 1 100%" } } });

export const columns = style({
  display: "grid",
  gap: 32,
  marginBlockStart: 40,
  paddingBlockStart: 32,
  borderBlockStart: `1px solid ${vars.color.line}`,
  "@media": { [media.desktop]: { gridTemplateColumns: "1fr 1fr", gap: 64 } },
});
globalStyle(`${columns} h2`, { marginBlockEnd: 14 });

export const looks = style({
  display: "grid",
  gap: 10,
  margin: 0,
  paddingInlineStart: 20,
  listStyle: "disc",
  lineHeight: 1.5,
});
export const rules = style({ display: "grid", gap: 14, margin: 0, padding: 0, listStyle: "none" });
export const rule = style({
  display: "grid",
  gridTemplateColumns: "20px minmax(0, 1fr)",
  gap: 12,
  lineHeight: 1.5,
});
globalStyle(`${rule} > svg`, {
  inlineSize: 20,
  blockSize: 20,
  marginBlockStart: 2,
  strokeWidth: 1.6,
  color: vars.color.textMuted,
});

export const others = style({
  marginBlockStart: 40,
  paddingBlockStart: 32,
  borderBlockStart: `1px solid ${vars.color.line}`,
});
export const otherList = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(240px, 100%), 1fr))",
  gap: "20px 32px",
  margin: "18px 0 0",
  padding: 0,
  listStyle: "none",
});
export const other = style({
  display: "grid",
  gridTemplateColumns: "96px minmax(0, 1fr)",
  gap: 14,
  alignItems: "center",
  color: "inherit",
  textDecoration: "none",
  borderRadius: vars.radius.m,
  selectors: { "&:focus-visible": { outline: `3px solid ${vars.color.focus}`, outlineOffset: 4 } },
});
export const otherCover = style({ overflow: "hidden", borderRadius: vars.radius.m });
export const otherWords = style({ display: "grid", gap: 2, lineHeight: 1.3 });
export const otherTitle = style({
  fontFamily: vars.font.display,
  fontSize: rem(17),
  fontWeight: 560,
  selectors: { [`${other}:hover &`]: { textDecoration: "underline", textUnderlineOffset: 3 } },
});
export const otherKind = style({ fontSize: rem(14), color: vars.color.textMuted });

import { media, rem, vars } from "@jubilee/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";
import { gutter } from "../../../app/frame/gutter.css.ts";

export const cover = style({
  overflow: "hidden",
  blockSize: 260,
  borderRadius: vars.radius.l,
  marginBlockEnd: 28,
  "@media": {
    [media.mobile]: {
      blockSize: 160,
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
export const titles = style({ display: "grid", gap: 8, flex: "1 1 420px", maxInlineSize: "58ch" });
globalStyle(`${titles} > h1`, { fontSize: "clamp(2.25rem, 4vw, 3.25rem)", lineHeight: 1.02 });
export const kind = style({
  display: "flex",
  gap: 10,
  alignItems: "center",
  fontSize: rem(14),
  fontWeight: 560,
  color: vars.color.textMuted,
});
export const lead = style({ fontSize: rem(17), lineHeight: 1.5, color: vars.color.textMuted });
export const ways = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 8 });
export const soft = style({ color: vars.color.textMuted, lineHeight: 1.5 });

const desk = "(min-width: 1100px)";

/** The story, and what one needs to know beside it where there is room. */
export const body = style({
  display: "grid",
  gap: 32,
  marginBlockStart: 32,
  "@media": {
    [desk]: {
      gridTemplateColumns: "minmax(0, 1fr) 320px",
      gap: 64,
      alignItems: "start",
      paddingBlockStart: 32,
      borderBlockStart: `1px solid ${vars.color.line}`,
    },
  },
});
export const story = style({ display: "grid", gap: 40, minInlineSize: 0 });
export const facts = style({
  display: "grid",
  gap: 24,
  paddingBlock: 24,
  borderBlock: `1px solid ${vars.color.line}`,
  "@media": {
    [media.tabletUp]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))", gap: 32 },
    [desk]: {
      order: 1,
      gridTemplateColumns: "minmax(0, 1fr)",
      gap: 24,
      padding: 24,
      border: `1px solid ${vars.color.line}`,
      borderRadius: vars.radius.l,
      background: vars.color.surface,
      position: "sticky",
      insetBlockStart: 88,
    },
  },
});
export const fact = style({ display: "grid", gap: 4, alignContent: "start", lineHeight: 1.5 });

export const about = style({
  display: "grid",
  gap: 16,
  maxInlineSize: "62ch",
  fontSize: rem(17),
  lineHeight: 1.6,
});

export const programme = style({ minInlineSize: 0 });
export const day = style({ marginBlock: "20px 4px", fontWeight: 600, fontSize: rem(14) });
export const entries = style({ margin: "12px 0 0", padding: 0, listStyle: "none" });
export const entry = style({
  display: "grid",
  gap: "2px 20px",
  paddingBlock: 12,
  borderBlockEnd: `1px solid ${vars.color.lineSoft}`,
  lineHeight: 1.45,
  "@media": { [media.tabletUp]: { gridTemplateColumns: "168px minmax(0, 1fr)" } },
});
export const clock = style({ fontWeight: 600, fontVariantNumeric: "tabular-nums" });
export const what = style({ display: "grid", gap: 2, minInlineSize: 0, overflowWrap: "anywhere" });

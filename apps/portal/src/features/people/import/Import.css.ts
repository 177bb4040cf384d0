import { media, vars } from "@jubilee/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";

const hairline = `1px solid ${vars.color.lineSoft}`;

export const flow = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: 24,
  marginBlockEnd: 64,
});

export const facts = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "4px 16px",
  color: vars.color.textMuted,
});

export const presetRow = style({
  display: "grid",
  gap: 16,
  "@media": { [media.tabletUp]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});

export const split = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: 40,
  "@media": { [media.desktop]: { gridTemplateColumns: "minmax(0, 1fr) 300px" } },
});

export const main = style({ display: "grid", gap: 32, alignContent: "start", minInlineSize: 0 });

export const panel = style({
  display: "grid",
  gap: 20,
  alignContent: "start",
  "@media": {
    [media.belowDesktop]: { order: -1 },
    [media.desktop]: { borderInlineStart: hairline, paddingInlineStart: 32 },
  },
});

export const columnList = style({ listStyle: "none", margin: 0, padding: 0 });

export const columnRow = recipe({
  base: {
    display: "grid",
    gap: "8px 16px",
    alignItems: "center",
    paddingBlock: 12,
    borderBlockEnd: hairline,
    gridTemplateColumns: "minmax(0, 1fr) auto",
    "@media": {
      [media.tabletUp]: { gridTemplateColumns: "minmax(0, 5fr) 16px minmax(0, 5fr) 152px" },
    },
  },
  variants: {
    asked: {
      true: {
        background: vars.marigold[2],
        marginInline: -12,
        paddingInline: 12,
        borderRadius: vars.radius.m,
      },
    },
  },
});

export const columnName = style({ minInlineSize: 0 });
export const columnFact = style({
  display: "grid",
  gap: 8,
  minInlineSize: 0,
  "@media": { [media.mobile]: { gridColumn: "1 / -1", gridRow: 2 } },
});

export const arrow = style({
  color: vars.color.textMuted,
  "@media": { [media.mobile]: { display: "none" } },
  selectors: { "[dir=rtl] &": { transform: "scaleX(-1)" } },
});

export const columnState = recipe({
  base: { display: "inline-flex", alignItems: "center", gap: 6, fontSize: vars.fontSize[14] },
  variants: {
    tone: {
      asked: { color: vars.color.warningText, fontWeight: 600 },
      matched: { color: vars.color.successText },
      out: { color: vars.color.textMuted },
    },
  },
});

export const sectionHead = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: 12,
  paddingBlockEnd: 12,
  borderBlockEnd: hairline,
});
globalStyle(`${sectionHead} > button`, { marginInlineStart: "auto" });

export const plainList = style({ listStyle: "none", margin: 0, padding: 0 });

export const mergeRow = style({ paddingBlock: 16, borderBlockEnd: hairline });

export const mergeHead = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  alignItems: "center",
  gap: 12,
});

export const mergeColumns = style({
  display: "grid",
  gap: 16,
  marginBlockStart: 12,
  "@media": { [media.tabletUp]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" } },
});

export const rejectedRow = style({
  display: "grid",
  gridTemplateColumns: "72px minmax(0, 1fr) auto",
  gap: 12,
  alignItems: "center",
  paddingBlock: 8,
  borderBlockEnd: hairline,
});

export const actionBar = style({
  position: "sticky",
  insetBlockEnd: 0,
  zIndex: vars.zIndex.raised,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: 12,
  paddingBlock: 16,
  borderBlockStart: `1px solid ${vars.color.border}`,
  background: vars.color.page,
});

export const actions = style({ display: "flex", gap: 12, marginInlineStart: "auto" });

export const previewCard = style({
  display: "grid",
  gap: 12,
  padding: 20,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.l,
  background: vars.color.surface,
});

export const previewFacts = style({
  display: "grid",
  gap: 8,
  margin: 0,
  fontSize: vars.fontSize[14],
  maxBlockSize: 360,
  overflowY: "auto",
});
globalStyle(`${previewFacts} > div`, {
  display: "grid",
  gridTemplateColumns: "92px minmax(0, 1fr)",
  gap: 12,
});
globalStyle(`${previewFacts} dt`, { color: vars.color.textMuted, overflowWrap: "anywhere" });
globalStyle(`${previewFacts} dd`, { margin: 0, overflowWrap: "anywhere" });

export const previewPager = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
});

export const bigNumbers = style({
  display: "flex",
  flexWrap: "wrap",
  gap: "20px 48px",
  margin: 0,
});
globalStyle(`${bigNumbers} > div`, { display: "flex", flexDirection: "column-reverse" });
globalStyle(`${bigNumbers} dt`, { fontSize: vars.fontSize[14], color: vars.color.textMuted });
globalStyle(`${bigNumbers} dd`, {
  margin: 0,
  font: `560 ${vars.fontSize[36]}/1.1 ${vars.font.display}`,
  fontVariantNumeric: "tabular-nums lining-nums",
});

export const noticeList = style({ margin: 0, paddingInlineStart: 20, display: "grid", gap: 4 });

/** What is said of a past import, one line below the other. */
export const pastFacts = style({ display: "grid", gap: 4, minInlineSize: 0, flex: "1 1 320px" });

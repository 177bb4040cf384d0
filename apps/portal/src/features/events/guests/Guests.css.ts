import { media, vars } from "@jubilee/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

const beside = "(min-width: 1200px)";

export const layout = style({
  display: "grid",
  gap: 32,
  "@media": { [beside]: { gridAutoFlow: "column", gridAutoColumns: "368px" } },
});
globalStyle(`${layout} > :first-child`, {
  "@media": { [beside]: { gridColumn: 1, inlineSize: "100%" } },
});

export const list = style({ minInlineSize: 0 });

export const table = style({ marginBlockStart: 8 });

export const toolButtons = style({ display: "flex", gap: 8, marginInlineStart: "auto" });

export const phoneLine = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  gap: 12,
  alignItems: "center",
  inlineSize: "100%",
});

export const panel = style({
  display: "grid",
  gap: 20,
  alignContent: "start",
  background: vars.color.page,
  "@media": {
    [beside]: {
      position: "sticky",
      insetBlockStart: 80,
      maxBlockSize: "calc(100dvh - 96px)",
      overflowY: "auto",
      borderInlineStart: `1px solid ${vars.color.lineSoft}`,
      paddingInlineStart: 24,
    },
    [`not all and ${beside}`]: {
      position: "fixed",
      insetInline: 0,
      insetBlockEnd: 0,
      zIndex: vars.zIndex.overlay,
      maxBlockSize: "64dvh",
      overflowY: "auto",
      padding: 24,
      borderStartStartRadius: 20,
      borderStartEndRadius: 20,
      boxShadow: vars.shadow[3],
    },
  },
});

export const panelHead = style({ display: "flex", gap: 16, alignItems: "flex-start" });
export const panelTitle = style({ flexGrow: 1, minInlineSize: 0, overflowWrap: "anywhere" });

export const panelPart = style({
  display: "grid",
  gap: 12,
  paddingBlockStart: 20,
  borderBlockStart: `1px solid ${vars.color.lineSoft}`,
});

export const panelNote = style({
  padding: 16,
  borderRadius: vars.radius.m,
  background: vars.marigold[2],
});

export const bulkBar = style({
  position: "sticky",
  insetBlockEnd: 16,
  zIndex: vars.zIndex.sticky,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "center",
  gap: 4,
  inlineSize: "fit-content",
  maxInlineSize: "100%",
  marginInline: "auto",
  marginBlockStart: 16,
  padding: "6px 8px 6px 20px",
  borderRadius: vars.radius.m,
  background: vars.ink[12],
  color: vars.ink[1],
  boxShadow: vars.shadow[3],
});

export const bulkCount = style({ fontWeight: 600, fontSize: 14, marginInlineEnd: 8 });

export const bulkAction = style({
  display: "inline-flex",
  alignItems: "center",
  gap: 8,
  minBlockSize: 40,
  paddingInline: 12,
  border: 0,
  borderRadius: vars.radius.s,
  background: "transparent",
  color: "inherit",
  font: `500 14px/1 ${vars.font.text}`,
  cursor: "pointer",
  "@media": { [media.touch]: { minBlockSize: 44 } },
  selectors: {
    "&:hover": { textDecoration: "underline", textUnderlineOffset: 4 },
    "&:focus-visible": { outline: `3px solid ${vars.plum[7]}`, outlineOffset: 2 },
  },
});
globalStyle(`${bulkAction} svg`, { inlineSize: 16, blockSize: 16 });

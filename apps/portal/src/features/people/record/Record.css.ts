import { media, vars } from "@jubilee/ui/theme";
import { style } from "@vanilla-extract/css";

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "12px 20px",
  marginBlockEnd: 28,
});

export const names = style({ display: "grid", gap: 6, minInlineSize: 0, marginInlineEnd: "auto" });

export const columns = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 7fr) minmax(0, 4fr)",
  gap: "32px 56px",
  alignItems: "start",
  "@media": {
    [media.belowDesktop]: { columnGap: 36 },
    [media.mobile]: { gridTemplateColumns: "minmax(0, 1fr)" },
  },
});

export const part = style({ display: "grid", gap: 32, gridTemplateColumns: "minmax(0, 1fr)" });

export const rows = style({ listStyle: "none", margin: 0, padding: 0 });

export const eventRow = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "6px 16px",
  paddingBlock: 12,
  borderBlockEnd: `1px solid ${vars.color.lineSoft}`,
});

export const eventWords = style({ display: "grid", gap: 2, minInlineSize: 0, flex: "1 1 240px" });

export const timeline = style({ listStyle: "none", margin: 0, padding: 0 });

export const moment = style({
  position: "relative",
  display: "grid",
  gap: 2,
  paddingInlineStart: 24,
  paddingBlockEnd: 20,
  "::before": {
    content: "",
    position: "absolute",
    insetInlineStart: 3,
    insetBlockStart: 8,
    inlineSize: 8,
    blockSize: 8,
    borderRadius: "50%",
    background: vars.color.border,
  },
  "::after": {
    content: "",
    position: "absolute",
    insetInlineStart: 6.5,
    insetBlockStart: 20,
    insetBlockEnd: -4,
    inlineSize: 1,
    background: vars.color.line,
  },
  selectors: {
    "&:last-child::after": { display: "none" },
    '&[data-good="true"]::before': { background: vars.color.successText },
  },
});

export const note = style({
  padding: "14px 16px",
  borderRadius: vars.radius.m,
  background: vars.color.well,
  overflowWrap: "anywhere",
});

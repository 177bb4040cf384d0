import { media, rem, vars } from "@jubilee/ui/theme";
import { style } from "@vanilla-extract/css";

export const tools = style({ display: "grid", gap: 12, marginBlockEnd: 20 });

export const line = style({
  display: "flex",
  flexWrap: "wrap",
  gap: 12,
  alignItems: "center",
  justifyContent: "space-between",
});

export const pills = style({ display: "flex", flexWrap: "wrap", gap: 8, border: 0, padding: 0 });

export const eventChoice = style({
  inlineSize: "100%",
  "@media": { [media.tabletUp]: { inlineSize: 280 } },
});

export const groups = style({
  display: "grid",
  gap: 28,
  marginBlockStart: 16,
  gridTemplateColumns: "minmax(0, 1fr)",
});

export const rows = style({ listStyle: "none", margin: 0, padding: 0 });

export const row = style({
  borderBlockStart: `1px solid ${vars.color.lineSoft}`,
  selectors: { "&:last-child": { borderBlockEnd: `1px solid ${vars.color.lineSoft}` } },
});

export const hit = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "2px 16px",
  minBlockSize: 52,
  padding: "8px 10px",
  color: "inherit",
  textDecoration: "none",
  ":hover": { background: vars.color.hover },
});

export const words = style({ display: "grid", gap: 2, minInlineSize: 0, flex: "1 1 240px" });

export const title = style({ fontWeight: 600, overflowWrap: "anywhere" });

export const detail = style({
  fontSize: rem(14),
  color: vars.color.textMuted,
  overflowWrap: "anywhere",
});

export const end = style({ flexShrink: 0, fontSize: rem(14), color: vars.color.textMuted });

export const mark = style({
  background: vars.color.celebrate,
  color: vars.color.onCelebrate,
  borderRadius: 2,
});

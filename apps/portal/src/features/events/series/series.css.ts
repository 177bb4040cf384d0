import { style } from "@vanilla-extract/css";
import { media, vars } from "@jubilee/ui/theme";

export const fields = style({ display: "grid", gap: 16 });

export const pair = style({
  display: "grid",
  gap: 16,
  alignItems: "start",
  "@media": { [media.tabletUp]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});

export const days = style({ display: "flex", flexWrap: "wrap", gap: 8 });

export const list = style({
  display: "grid",
  gap: 0,
  margin: 0,
  padding: 0,
  listStyle: "none",
  fontVariantNumeric: "lining-nums tabular-nums",
});

export const line = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  alignItems: "baseline",
  columnGap: 16,
  rowGap: 4,
  paddingBlock: 8,
  borderBlockEnd: `1px solid ${vars.color.lineSoft}`,
  selectors: { "&:last-child": { borderBlockEnd: "none" } },
});

export const words = style({ display: "grid", gap: 4, minInlineSize: 0 });

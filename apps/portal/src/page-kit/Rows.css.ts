import { style } from "@vanilla-extract/css";
import { vars } from "@jubilee/ui/theme";

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

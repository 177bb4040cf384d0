import { style } from "@vanilla-extract/css";

export const bar = style({
  display: "flex",
  flexWrap: "wrap",
  gap: "8px 12px",
  alignItems: "center",
  marginBlockEnd: 12,
});

export const span = style({ flex: "1 1 200px", minWidth: 0 });

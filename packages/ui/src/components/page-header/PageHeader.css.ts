import { style } from "@vanilla-extract/css";
import { media } from "../../theme/measures.ts";

export const header = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "12px 16px",
  margin: "24px 0 16px",
  "@media": { [media.tabletUp]: { alignItems: "end", marginBlockEnd: 24 } },
});
export const words = style({ flex: "1 1 240px", minWidth: 0, display: "grid", gap: 8 });
export const actions = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 8 });

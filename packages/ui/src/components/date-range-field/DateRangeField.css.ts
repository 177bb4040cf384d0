import { style } from "@vanilla-extract/css";
import { media } from "../../theme/measures.ts";

export const fields = style({
  display: "grid",
  gap: 16,
  alignItems: "start",
  minWidth: 0,
  "@media": { [media.tabletUp]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});

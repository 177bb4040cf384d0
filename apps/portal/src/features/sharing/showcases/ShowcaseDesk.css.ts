import { media } from "@jubilee/ui/theme";
import { style } from "@vanilla-extract/css";

/** What is set, and what becomes of it beside; on phones below. */
export const desk = style({
  display: "grid",
  gap: 24,
  minWidth: 0,
  alignItems: "start",
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": {
    [media.tabletUp]: { gridTemplateColumns: "minmax(0, 300px) minmax(0, 1fr)" },
    "(min-width: 1100px)": { gridTemplateColumns: "minmax(0, 376px) minmax(0, 1fr)", gap: 32 },
  },
});
export const settings = style({ display: "grid", gap: 20, minWidth: 0 });

import { style } from "@vanilla-extract/css";

const twoColumns = "(min-width: 1100px)";

export const layout = style({
  display: "grid",
  gap: 20,
  alignItems: "start",
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": { [twoColumns]: { gridTemplateColumns: "minmax(0, 1fr) 356px" } },
});

export const stacked = style({ display: "grid", gap: 20, minWidth: 0 });

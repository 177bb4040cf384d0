import { style } from "@vanilla-extract/css";

/** The list and what could sell, and what the next event has sold beside both; after the list where there is no room. */
export const beside = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignItems: "start",
  gap: 32,
  "@media": {
    "(min-width: 1180px)": {
      gridTemplateColumns: "minmax(0, 1fr) 340px",
      gridTemplateRows: "auto 1fr",
      columnGap: 40,
    },
  },
});

export const kinds = style({
  "@media": { "(min-width: 1180px)": { gridColumn: 2, gridRow: "1 / 3" } },
});

/** Where nothing sells yet. */
export const alone = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 32 });

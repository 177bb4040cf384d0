import { style } from "@vanilla-extract/css";
import { media } from "../../theme/measures.ts";

export const group = style({ display: "grid", gap: 8, alignContent: "start", minWidth: 0 });

export const pair = style({
  display: "grid",
  gap: 16,
  alignItems: "start",
  "@media": { [media.tabletUp]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});

/** Hears that a field in it takes the focus, and takes no room. */
export const entered = style({ display: "contents" });

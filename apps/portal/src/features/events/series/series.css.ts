import { style } from "@vanilla-extract/css";
import { media } from "@jubilee/ui/theme";

export const fields = style({ display: "grid", gap: 16 });

export const pair = style({
  display: "grid",
  gap: 16,
  alignItems: "start",
  "@media": { [media.tabletUp]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});

export const days = style({ display: "flex", flexWrap: "wrap", gap: 8 });

import { style } from "@vanilla-extract/css";
import { media, rem } from "@jubilee/ui/theme";

export const panels = style({
  display: "grid",
  gap: 20,
  marginBlockStart: 20,
  "@media": { [media.desktop]: { gridTemplateColumns: "minmax(0, 7fr) minmax(0, 5fr)" } },
});

export const todo = style({ display: "grid", gap: 12, listStyle: "none", margin: 0, padding: 0 });
export const todoLine = style({
  display: "flex",
  gap: 12,
  justifyContent: "space-between",
  alignItems: "baseline",
  fontSize: rem(14),
});

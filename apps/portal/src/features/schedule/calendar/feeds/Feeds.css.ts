import { media } from "@jubilee/ui/theme";
import { style } from "@vanilla-extract/css";

export const linkCards = style({
  display: "grid",
  gap: 16,
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": { [media.desktop]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});

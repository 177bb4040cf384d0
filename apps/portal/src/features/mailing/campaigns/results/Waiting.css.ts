import { media } from "@jubilee/ui/theme";
import { style } from "@vanilla-extract/css";

/** The mail takes the room; when and to whom stand beside it, and before it where there is one column. */
export const waitingDesk = style({
  display: "grid",
  gap: 32,
  alignItems: "start",
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": {
    [media.desktop]: { gridTemplateColumns: "minmax(0, 1fr) 336px", gridAutoFlow: "dense" },
  },
});
export const waitingSide = style({ "@media": { [media.desktop]: { gridColumn: 2 } } });

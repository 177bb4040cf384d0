import { media, vars } from "@jubilee/ui/theme";
import { style } from "@vanilla-extract/css";

/** Beside the form; where there is no room, over it. */
const hasRoom = "(min-width: 1100px)";

export const preview = style({
  display: "grid",
  gap: 16,
  alignItems: "start",
  gridTemplateColumns: "minmax(0, 1fr)",
});

/** Over the form it is a line with its picture at the start, so that the first field stays in sight. */
export const face = style({
  display: "grid",
  gridTemplateColumns: "104px minmax(0, 1fr)",
  "@media": {
    [media.tabletUp]: { gridTemplateColumns: "200px minmax(0, 1fr)" },
    [hasRoom]: { gridTemplateColumns: "minmax(0, 1fr)" },
  },
});

export const art = style({
  minBlockSize: 104,
  overflow: "hidden",
  background: vars.ink["4"],
  "@media": { [hasRoom]: { blockSize: 180 } },
});

export const words = style({
  padding: "12px 16px",
  overflowWrap: "anywhere",
  "@media": { [hasRoom]: { padding: "16px 20px 20px" } },
});

/** There only beside the form. */
export const beside = style({ display: "none", "@media": { [hasRoom]: { display: "block" } } });

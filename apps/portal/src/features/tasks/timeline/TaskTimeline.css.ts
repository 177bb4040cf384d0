import { media } from "@jubilee/ui/theme";
import { style } from "@vanilla-extract/css";

/** Fills the window below the event's line, its tabs and the bar of views. */
export const room = style({
  position: "relative",
  isolation: "isolate",
  blockSize: "max(420px, calc(100dvh - 272px))",
  minWidth: 0,
  "@media": {
    [media.mobile]: { blockSize: "max(420px, calc(100dvh - 220px))" },
    print: { display: "none" },
  },
});

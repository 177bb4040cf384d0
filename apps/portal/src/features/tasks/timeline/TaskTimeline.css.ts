import { belowStuck, media } from "@jubilee/ui/theme";
import { style } from "@vanilla-extract/css";

/** As high as the window leaves it below what is stuck, so that its days stand at its top however far one scrolls. */
export const room = style({
  position: "relative",
  isolation: "isolate",
  blockSize: `max(320px, calc(100dvh - ${belowStuck} - 24px))`,
  minWidth: 0,
  "@media": {
    /* The line for a new task lies over the window's foot. */
    [media.mobile]: { blockSize: `max(320px, calc(100dvh - ${belowStuck} - 88px))` },
    print: { display: "none" },
  },
});

import { style } from "@vanilla-extract/css";

/** A working view: as high as a screen leaves it. */
export const room = style({ blockSize: 600 });

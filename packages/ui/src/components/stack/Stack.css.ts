import { style } from "@vanilla-extract/css";

export const full = style({ minWidth: 0 });
export const grows = style({ flex: "1 1 0", minWidth: 0 });

import { style } from "@vanilla-extract/css";

export const offer = style({ marginBlockEnd: 24 });

import { style } from "@vanilla-extract/css";

export const which = style({ maxInlineSize: 380, marginBlockEnd: 12 });

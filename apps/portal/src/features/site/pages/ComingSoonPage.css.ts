import { style } from "@vanilla-extract/css";

export const words = style({ display: "grid", gap: 10, maxInlineSize: "58ch" });
export const acts = style({ marginBlockStart: 8 });

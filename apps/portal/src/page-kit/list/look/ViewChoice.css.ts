import { style } from "@vanilla-extract/css";

export const panel = style({ display: "grid", gap: 8, inlineSize: 264 });
export const view = style({ display: "flex", alignItems: "center", gap: 4 });
export const choose = style({ display: "grid", flex: 1, minInlineSize: 0 });
export const keep = style({ display: "flex", alignItems: "end", gap: 8 });
export const field = style({ flex: 1, minInlineSize: 0 });

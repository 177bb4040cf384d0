import { style } from "@vanilla-extract/css";

export const panel = style({ display: "grid", gap: 20, padding: 24 });

import { style } from "@vanilla-extract/css";

export const warnings = style({ display: "grid", gap: 4 });

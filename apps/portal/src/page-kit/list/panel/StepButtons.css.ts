import { style } from "@vanilla-extract/css";

export const steps = style({ display: "flex", alignItems: "center", gap: 4 });

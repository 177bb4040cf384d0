import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/vars.css.ts";

export const lines = style({ display: "grid", gap: 2 });
export const line = style({ fontWeight: 600, color: vars.color.text });
export const muted = style({ color: vars.color.textMuted });

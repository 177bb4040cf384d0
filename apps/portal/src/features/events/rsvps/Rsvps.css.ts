import { style } from "@vanilla-extract/css";

/** What needs an eye before the list. */
export const above = style({ display: "grid", gap: 16, marginBlockEnd: 20 });

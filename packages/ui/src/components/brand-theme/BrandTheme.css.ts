import { style } from "@vanilla-extract/css";

export const scope = style({ display: "contents" });

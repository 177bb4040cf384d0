import { style } from "@vanilla-extract/css";

export const framed = style({ padding: 20, overflowWrap: "anywhere" });

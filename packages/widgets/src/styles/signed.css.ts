import { globalStyle } from "@vanilla-extract/css";
import { input } from "./base.css.ts";

/** The text of this sheet; the build puts it here. */
export const sheet = "@@sheet";

globalStyle(`${input}:read-only`, { background: "transparent", borderStyle: "dashed" });

import { globalStyle } from "@vanilla-extract/css";

/** The text of this sheet; the build puts it here. */
export const sheet = "@@sheet";

/** By the element: another sheet's classes have other names here. */
globalStyle("input[readonly]", { background: "transparent", borderStyle: "dashed" });

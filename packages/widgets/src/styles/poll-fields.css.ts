import { style } from "@vanilla-extract/css";

/** The text of this sheet; the build puts it here. */
export const sheet = "@@sheet";

/** No wider than words are read. */
export const person = style({ maxWidth: 560 });

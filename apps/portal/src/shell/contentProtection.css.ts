import { globalStyle, style } from "@vanilla-extract/css";

/** The protect-content style of the page's body. */
export const protectContent = style({ userSelect: "none", WebkitUserSelect: "none" });

globalStyle(
  `${protectContent} :is(input, textarea, select, form, [contenteditable], [popover], [data-part="positioner"]:not([data-scope="dialog"]))`,
  { userSelect: "text", WebkitUserSelect: "text" },
);

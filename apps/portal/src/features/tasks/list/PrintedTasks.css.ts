import { globalStyle, style } from "@vanilla-extract/css";

const line = "1px solid color-mix(in srgb, CanvasText 30%, Canvas)";

/** On paper alone: the list on the screen draws only what is in sight. */
export const paper = style({
  display: "none",
  colorScheme: "light",
  "@media": {
    print: {
      display: "table",
      inlineSize: "100%",
      borderCollapse: "collapse",
      fontSize: "9pt",
      lineHeight: 1.3,
      color: "CanvasText",
    },
  },
});
/** Whose tasks they are, where the screen has a field to choose. */
export const whose = style({
  display: "none",
  "@media": { print: { display: "block", fontSize: "11pt", fontWeight: 600 } },
});
export const cell = style({
  paddingBlock: 4,
  paddingInline: 4,
  borderBlockEnd: line,
  textAlign: "start",
  verticalAlign: "top",
  overflowWrap: "anywhere",
});
export const group = style([cell, { paddingBlockStart: 12, fontSize: "10pt", fontWeight: 700 }]);
/** A box for a pen; what is done has its tick. */
export const box = style({
  display: "grid",
  placeItems: "center",
  inlineSize: 13,
  blockSize: 13,
  marginBlockStart: 1,
  border: "1.2px solid CanvasText",
  borderRadius: 2,
  fontSize: "8pt",
  lineHeight: 1,
});
export const tick = style([cell, { inlineSize: 40, whiteSpace: "nowrap" }]);
export const title = style([cell, { fontWeight: 600 }]);
export const when = style([cell, { inlineSize: "24%" }]);
export const who = style([cell, { inlineSize: "19%" }]);
export const labels = style([cell, { inlineSize: "15%" }]);
export const more = style({ display: "block", fontWeight: 400 });
/* No row is cut, no group's name stands alone at a page's end, and each page says its columns. */
globalStyle(`${paper} tr`, { breakInside: "avoid" });
globalStyle(`${paper} tr:has(> ${group})`, { breakAfter: "avoid" });
globalStyle(`${paper} thead`, { display: "table-header-group" });

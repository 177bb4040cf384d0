import { createVar, globalStyle, style } from "@vanilla-extract/css";

export const from = createVar();
export const length = createVar();

const line = "1px solid color-mix(in srgb, CanvasText 30%, Canvas)";

/** A4 and A3 both, lying: the months need the width. */
globalStyle("@page timeline", { size: "landscape", margin: "12mm" } as Record<string, unknown>);

/** On paper alone: the axis on the screen draws only what is in sight. */
export const paper = style({
  display: "none",
  colorScheme: "light",
  "@media": {
    print: {
      page: "timeline",
      display: "table",
      inlineSize: "100%",
      borderCollapse: "collapse",
      fontSize: "8pt",
      color: "CanvasText",
    },
  },
});
/** The event's head above it stands on the same sheet. */
globalStyle(`body:has(${paper})`, { "@media": { print: { page: "timeline" } } });
export const cell = style({
  paddingBlock: 3,
  paddingInline: 4,
  borderBlockEnd: line,
  textAlign: "start",
  verticalAlign: "middle",
  whiteSpace: "nowrap",
});
export const name = style([cell, { whiteSpace: "normal", inlineSize: "28%" }]);
export const group = style([cell, { paddingBlockStart: 10, fontWeight: 700 }]);
/* No row is cut, no group's name stands alone at a page's end, and each page says the months. */
globalStyle(`${paper} tr`, { breakInside: "avoid" });
globalStyle(`${paper} tr:has(> ${group})`, { breakAfter: "avoid" });
globalStyle(`${paper} thead`, { display: "table-header-group" });
export const track = style([
  cell,
  { position: "relative", inlineSize: "42%", printColorAdjust: "exact" },
]);
export const bar = style({
  position: "absolute",
  insetBlock: 4,
  insetInlineStart: from,
  inlineSize: length,
  minInlineSize: 3,
  borderRadius: 2,
  background: "color-mix(in srgb, CanvasText 55%, Canvas)",
});
export const months = style({ position: "relative", display: "block", blockSize: 12 });
export const month = style({
  position: "absolute",
  insetInlineStart: from,
  paddingInlineStart: 3,
  borderInlineStart: line,
  fontWeight: 400,
});

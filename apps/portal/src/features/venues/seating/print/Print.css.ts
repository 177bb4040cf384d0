import { rem, vars } from "@jubilee/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";
import { figure, paper } from "../../../../event-kit/paper/Paper.css.ts";

export const cards = style({
  display: "grid",
  gap: 16,
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 420px), 1fr))",
  "@media": { print: { display: "block" } },
});

/** One table a page of A5. */
export const card = style([
  paper,
  {
    display: "grid",
    gridTemplateRows: "1fr auto",
    minInlineSize: 0,
    overflow: "hidden",
    textAlign: "center",
    "@media": {
      screen: { minBlockSize: "110mm" },
      print: { page: "tableCard", blockSize: "147.9mm", breakAfter: "page", breakInside: "avoid" },
    },
  },
]);
globalStyle(`${card}:last-child`, { "@media": { print: { breakAfter: "auto" } } });
export const cardBody = style({
  display: "grid",
  alignContent: "center",
  justifyItems: "center",
  gap: "4mm",
  padding: "8mm 12mm",
});
export const cardCover = style({ blockSize: "28mm" });
export const label = style([
  figure,
  { fontSize: "24mm", "@media": { "screen and (max-width: 600px)": { fontSize: "14mm" } } },
]);
export const longLabel = style([figure, { fontSize: "10mm" }]);
export const eventName = style({
  fontFamily: vars.font.display,
  fontStyle: "italic",
  fontSize: rem(16),
  overflowWrap: "anywhere",
});
export const names = style({
  columnCount: 2,
  columnGap: "10mm",
  margin: 0,
  paddingInlineStart: 28,
  listStyle: "decimal",
  fontSize: rem(16),
  lineHeight: 1.5,
  textAlign: "start",
  overflowWrap: "anywhere",
});
export const fewNames = style({ columnCount: 1 });

export const placeMeal = style({ fontSize: rem(12), overflowWrap: "anywhere" });
export const placeTable = style([figure, { flex: "none", fontSize: "5mm" }]);

export const list = style([paper, { overflow: "hidden" }]);
export const listCover = style({ blockSize: "24mm" });
export const sheet = style({
  overflowX: "auto",
  padding: "8mm",
  "@media": { print: { paddingInline: 0, paddingBlockEnd: 0 } },
});
export const table = style({ inlineSize: "100%", borderCollapse: "collapse", fontSize: rem(14) });
export const caption = style({
  paddingBlockEnd: "4mm",
  fontFamily: vars.font.display,
  fontSize: rem(22),
  fontWeight: 600,
  textAlign: "start",
});
export const cell = style({
  padding: "4px 8px 4px 0",
  textAlign: "start",
  borderBlockEnd: "0.2mm solid color-mix(in srgb, CanvasText 30%, Canvas)",
  overflowWrap: "anywhere",
});
globalStyle(`${table} tr`, { breakInside: "avoid" });

/** A table's card is a page of A5, to the edge. */
globalStyle("@page tableCard", { size: "210mm 148mm", margin: 0 } as Record<string, unknown>);

import { style } from "@vanilla-extract/css";
import { media } from "@jubilee/ui/theme";

export const tools = style({
  display: "flex",
  flexWrap: "wrap",
  gap: 8,
  alignItems: "center",
  marginBlockEnd: 12,
});

/** Tools of a list with an order: where all does not fit, what comes last takes a second line. */
export const listTools = style([tools, { "@media": { [media.tabletUp]: { columnGap: 16 } } }]);

/** The search of such tools: room for its own words, and not at the filters' cost. */
export const listSearch = style({
  flex: "1 1 100%",
  "@media": { [media.tabletUp]: { flex: "1 1 220px", maxInlineSize: 360 } },
});

export const search = style({
  flex: "1 1 100%",
  minInlineSize: 150,
  "@media": { [media.tabletUp]: { flex: "1 20 280px", maxInlineSize: 360 } },
});

export const pills = style({
  display: "flex",
  gap: 8,
  overflowX: "auto",
  scrollbarWidth: "none",
  padding: 4,
  margin: -4,
  border: 0,
  minWidth: 0,
  maxWidth: "100%",
});

/** The choice of an order. */
export const order = style({ inlineSize: 190 });

/** What can be done with the list, beside one another at the end of the line. */
export const push = style({
  display: "flex",
  alignItems: "center",
  flexWrap: "wrap",
  gap: 8,
  flex: "1 1 100%",
  "@media": {
    [media.tabletUp]: { flex: "none", flexWrap: "nowrap", marginInlineStart: "auto" },
  },
});

/** A choice beside the search: both on one line from tablets on, the filters after them. */
export const beside = style({
  flex: "1 1 100%",
  "@media": { [media.tabletUp]: { flex: "none" } },
});

/** A line of further choices, which begins where the search does. */
export const further = style({ flex: "1 1 100%", minInlineSize: 0 });

export const list = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: 12,
});

/** Rows of the page before, while the next one is on its way. */
export const stale = style({ opacity: 0.6, transition: "opacity 150ms" });

import { globalStyle, style } from "@vanilla-extract/css";
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
  flex: "1 1 140px",
  "@media": { [media.tabletUp]: { flex: "1 1 220px", maxInlineSize: 360 } },
});

export const search = style({
  flex: "1 1 110px",
  minInlineSize: 110,
  "@media": { [media.tabletUp]: { flex: "1 20 280px", maxInlineSize: 360 } },
});

const fadePx = 24;
const fade = (side: string) =>
  `linear-gradient(to ${side}, black calc(100% - ${fadePx}px), transparent)`;

/** Where they have no room they are swiped, and the last one in sight fades. */
export const pills = style({
  display: "flex",
  gap: 8,
  overflowX: "auto",
  scrollbarWidth: "none",
  paddingBlock: 4,
  paddingInline: `4px ${fadePx}px`,
  marginBlock: -4,
  marginInline: "-4px 0",
  border: 0,
  minWidth: 0,
  maxWidth: "100%",
  maskImage: fade("right"),
  selectors: { '[dir="rtl"] &': { maskImage: fade("left") } },
});

/** In a sheet all of them are in sight. */
globalStyle(`[role="dialog"] ${pills}`, { flexWrap: "wrap", maskImage: "none" });

/** The choice of an order. */
export const order = style({ inlineSize: 190 });

/** What can be done with the list, beside one another at the end of the line. */
export const push = style({
  marginInlineStart: "auto",
  display: "flex",
  alignItems: "center",
  flexWrap: "wrap",
  gap: 8,
  "@media": {
    [media.tabletUp]: { flex: "none", flexWrap: "nowrap" },
  },
});

/* On phones words alone, so that they stand beside the search. */
globalStyle(`${push} :is(a, button):not([aria-label]) svg`, {
  "@media": { [media.mobile]: { display: "none" } },
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

import { style } from "@vanilla-extract/css";
import { rem, vars } from "@jubilee/ui/theme";

const tabletUp = "(min-width: 720px)";

/** The first one leads; the others stand around it. */
export const grid = style({
  display: "grid",
  gap: 8,
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  padding: 0,
  listStyle: "none",
  "@media": {
    [tabletUp]: {
      selectors: { '&[data-count="5"]': { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" } },
    },
  },
});
export const tile = style({
  position: "relative",
  minWidth: 0,
  aspectRatio: "1",
  overflow: "hidden",
  borderRadius: vars.radius.m,
  background: vars.color.lineSoft,
  selectors: {
    '[data-count="5"] > &:first-child': { gridColumn: "span 2", gridRow: "span 2" },
    // One or three leave no hole: the first is as wide as the page.
    ':is([data-count="1"], [data-count="3"]) > &:first-child': {
      gridColumn: "span 2",
      aspectRatio: "2",
    },
  },
});
export const open = style({
  display: "block",
  width: "100%",
  height: "100%",
  padding: 0,
  border: 0,
  background: "none",
  cursor: "zoom-in",
  selectors: {
    "&:focus-visible": {
      outline: `3px solid ${vars.color.focus}`,
      outlineOffset: -3,
      borderRadius: vars.radius.m,
    },
  },
});
export const picture = style({
  display: "block",
  width: "100%",
  height: "100%",
  objectFit: "cover",
});
/** How many more: a drawing beside the button's own name. */
export const more = style({
  "::after": { content: "attr(data-more)" },
  position: "absolute",
  inset: 0,
  display: "grid",
  placeItems: "center",
  background: vars.color.scrim,
  color: vars.color.text,
  fontFamily: vars.font.display,
  fontSize: rem(28),
  fontWeight: 560,
});

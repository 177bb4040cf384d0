import { media } from "@jubilee/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

/** Over the widgets, as wide as the page. */
export const pageLine = style({
  gridColumn: "1 / -1",
  display: "flex",
  flexWrap: "wrap",
  gap: 8,
  alignItems: "center",
  maxInlineSize: 860,
});
/** On phones the address takes a line of its own. */
globalStyle(`${pageLine} > :first-child`, { "@media": { [media.mobile]: { flexBasis: "100%" } } });

import { media } from "@jubilee/ui/theme";
import { style } from "@vanilla-extract/css";

export const seller = style({ whiteSpace: "pre-line", overflowWrap: "anywhere" });
/** On a phone the amount says all; how many and for how much each stands under the name. */
export const wide = style({
  display: "none",
  "@media": { [media.tabletUp]: { display: "table-cell" } },
});
export const narrow = style({ "@media": { [media.tabletUp]: { display: "none" } } });

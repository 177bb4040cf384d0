import { media, vars } from "@jubilee/ui/theme";
import { style } from "@vanilla-extract/css";

/** A row over the form of a tablet; on a desktop two by two, the second column a step lower. */
export const tiles = style({
  display: "grid",
  gridTemplateColumns: "repeat(4, 1fr)",
  gap: 12,
  "@media": { [media.desktop]: { gridTemplateColumns: "1fr 1fr", gap: 20 } },
});

export const tile = style({
  borderRadius: vars.radius.l,
  overflow: "hidden",
  "@media": { [media.desktop]: { selectors: { "&:nth-child(even)": { translate: "0 40px" } } } },
});

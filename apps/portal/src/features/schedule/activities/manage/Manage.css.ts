import { style } from "@vanilla-extract/css";
import { media } from "@jubilee/ui/theme";

export const which = style({
  flex: "1 1 100%",
  minWidth: 0,
  "@media": { [media.tabletUp]: { flex: "0 1 380px" } },
});

export const order = style({ inlineSize: 190 });

import { media, rem } from "@jubilee/ui/theme";
import { style } from "@vanilla-extract/css";

/** Under the buttons, as wide as they are: it must not take room from the title. */
export const first = style({
  inlineSize: 0,
  minInlineSize: "100%",
  margin: 0,
  fontSize: rem(14),
  lineHeight: 1.4,
  textAlign: "end",
  "@media": { [media.mobile]: { textAlign: "start" } },
});

/** Beside the button, where the line has room for it. */
export const lineFirst = style({
  margin: 0,
  fontSize: rem(14),
  whiteSpace: "nowrap",
  "@media": { [media.belowDesktop]: { display: "none" } },
});

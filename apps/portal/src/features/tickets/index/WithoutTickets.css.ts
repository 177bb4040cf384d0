import { media, rem, vars } from "@jubilee/ui/theme";
import { style } from "@vanilla-extract/css";

/** As large and as dark as the rows of the list above it. */
export const events = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  columnGap: 40,
  listStyle: "none",
  margin: 0,
  padding: 0,
  color: vars.color.text,
  fontSize: rem(14),
  "@media": { [media.desktop]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});

export const event = style({
  display: "grid",
  alignItems: "center",
  minBlockSize: 60,
  borderBlockEnd: `1px solid ${vars.color.lineSoft}`,
});

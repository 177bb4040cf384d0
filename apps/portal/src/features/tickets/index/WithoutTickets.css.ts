import { rem, vars } from "@jubilee/ui/theme";
import { style } from "@vanilla-extract/css";

/** As large and as dark as the rows of the list above it. */
export const events = style({
  listStyle: "none",
  margin: 0,
  padding: 0,
  color: vars.color.text,
  fontSize: rem(14),
});

export const event = style({
  display: "grid",
  alignItems: "center",
  minBlockSize: 60,
  borderBlockEnd: `1px solid ${vars.color.lineSoft}`,
});

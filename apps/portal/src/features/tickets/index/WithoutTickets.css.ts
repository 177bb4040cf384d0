import { vars } from "@jubilee/ui/theme";
import { style } from "@vanilla-extract/css";

export const events = style({ listStyle: "none", margin: 0, padding: 0 });

export const event = style({
  display: "grid",
  alignItems: "center",
  minBlockSize: 52,
  selectors: { "& + &": { borderBlockStart: `1px solid ${vars.color.lineSoft}` } },
});

import { rem, vars } from "@jubilee/ui/theme";
import { style } from "@vanilla-extract/css";

export const logo = style({
  display: "inline-flex",
  flex: "none",
  alignItems: "center",
  gap: 10,
  blockSize: 44,
  fontFamily: vars.font.display,
  fontSize: rem(22),
  fontWeight: 600,
  lineHeight: 1,
  letterSpacing: "-0.02em",
  color: vars.color.text,
  textDecoration: "none",
});

/** The product's name beside the mark. */
export const logoName = style({});

export const petal = style({ fill: vars.color.action });
export const leaf = style({ fill: vars.color.celebrate });

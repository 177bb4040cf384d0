import { rem, vars } from "@jubilee/ui/theme";
import { createVar, fallbackVar, style } from "@vanilla-extract/css";

/** How round the thing is that the link covers. */
export const coveredRadius = createVar();

/** A name that leads on from all of what it stands in, which is `position: relative`; its focus is seen around that. */
export const covering = style({
  color: "inherit",
  textDecoration: "none",
  overflowWrap: "anywhere",
  selectors: {
    "&::after": { content: "", position: "absolute", inset: 0 },
    "&:hover": { textDecoration: "underline", textUnderlineOffset: 3 },
    "&:focus-visible": { outline: "none" },
    "&:focus-visible::after": {
      outline: `3px solid ${vars.color.focus}`,
      outlineOffset: -3,
      borderRadius: fallbackVar(coveredRadius, vars.radius.l),
    },
  },
});

/** The name of a card. */
export const cardName = style([
  covering,
  {
    minInlineSize: 0,
    fontFamily: vars.font.display,
    fontWeight: 560,
    fontSize: rem(18),
    lineHeight: 1.25,
  },
]);

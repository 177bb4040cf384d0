import { rem, vars } from "@jubilee/ui/theme";
import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";

/** How many dates a row stands for. */
export const sign = style({
  display: "inline-flex",
  flex: "none",
  gap: 4,
  alignItems: "center",
  color: vars.color.textMuted,
  fontSize: rem(14),
  fontWeight: 400,
});

export const chevron = recipe({
  base: {
    flex: "none",
    transition: `rotate ${vars.duration.fast} ${vars.ease}`,
    "@media": { "(prefers-reduced-motion: reduce)": { transition: "none" } },
  },
  variants: { isOpen: { true: { rotate: "180deg" } } },
});

/** A date below the row of its series. */
export const inFold = style({ display: "block", paddingInlineStart: 24 });

/** Guests of whom nobody has said to come. */
export const count = style({ fontVariantNumeric: "tabular-nums" });

/** A time of several days goes on in a second line, and is never cut. */
export const when = style({
  display: "inline-block",
  whiteSpace: "normal",
  lineHeight: 1.25,
  verticalAlign: "middle",
  textWrap: "balance",
});

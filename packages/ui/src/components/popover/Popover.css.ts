import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { fadeOut, rise } from "../../theme/motion.css.ts";
import { rem } from "../../theme/rem.ts";
import { vars } from "../../theme/vars.css.ts";

/** The ground of everything that floats beside its button. */
export const floating = style({
  zIndex: vars.zIndex.popover,
  border: `1px solid ${vars.color.line}`,
  borderRadius: 12,
  background: vars.color.raised,
  color: vars.color.text,
  fontFamily: vars.font.text,
  fontSize: rem(14),
  lineHeight: 1.45,
  boxShadow: vars.shadow["2"],
  selectors: {
    "&:focus-visible": { outline: "none" },
    '&[data-state="open"]': { animation: `${rise} ${vars.duration.base} ${vars.ease}` },
    '&[data-state="closed"]': { animation: `${fadeOut} ${vars.duration.fast} ${vars.ease} both` },
  },
});

export const panel = recipe({
  base: { maxWidth: "calc(100vw - 16px)", maxHeight: "var(--available-height)", overflow: "auto" },
  variants: {
    padding: { none: { padding: 6 }, normal: { padding: 16 } },
    width: { auto: {}, narrow: { width: 236 }, wide: { width: 340 } },
  },
});

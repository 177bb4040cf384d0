import { globalStyle, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { media } from "../../theme/measures.ts";
import { rem } from "../../theme/rem.ts";
import { vars } from "../../theme/vars.css.ts";

export const link = recipe({
  base: {
    color: vars.color.actionText,
    textUnderlineOffset: 3,
    textDecorationThickness: 1,
    borderRadius: 2,
    selectors: {
      "&:hover": { textDecorationThickness: 2 },
      "&:focus-visible": { outline: `3px solid ${vars.color.focus}`, outlineOffset: 2 },
    },
  },
  variants: {
    look: {
      inline: {},
      quiet: { color: "inherit", textDecorationColor: vars.ink["8"] },
      /** Stands alone: "All RSVPs", "Add to calendar". */
      action: {
        display: "inline-flex",
        alignItems: "center",
        gap: 6,
        fontSize: rem(14),
        fontWeight: 500,
        lineHeight: 1.35,
        textDecoration: "none",
        selectors: { "&:hover": { textDecoration: "underline" } },
        "@media": { [media.touch]: { minHeight: 44 } },
      },
      plain: { color: "inherit", textDecoration: "none" },
    },
  },
});

export const icons = style({});
globalStyle(`${icons} svg`, { width: 16, height: 16, flex: "none", strokeWidth: 1.75 });

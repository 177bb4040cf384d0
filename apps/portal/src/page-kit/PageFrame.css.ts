import { media, rem, vars } from "@jubilee/ui/theme";
import { globalStyle, style, styleVariants } from "@vanilla-extract/css";

export const width = styleVariants({
  full: {},
  text: { maxInlineSize: 772 },
  form: { maxInlineSize: 440 },
});

export const titles = style({
  display: "grid",
  gap: 6,
  marginInlineEnd: "auto",
  minInlineSize: 0,
  /* A long lead breaks before it pushes the actions below it. */
  "@media": { [media.tabletUp]: { flex: "1 1 280px" } },
});
/** The mark of help follows the title's last word, on whichever line that is. */
export const named = style({ textWrap: "balance" });
globalStyle(`${named} > h1`, { display: "inline" });
export const lead = style({
  fontSize: rem(16),
  color: vars.color.textMuted,
  maxInlineSize: "62ch",
});

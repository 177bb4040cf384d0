import { rem } from "@jubilee/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

/** The facts of a transfer, each with its button. */
export const facts = style({});
/* As high as the button beside it, so that both stand on one line. */
globalStyle(`${facts} dt`, { lineHeight: rem(44) });

export const fact = style({
  display: "flex",
  alignItems: "center",
  gap: 4,
  minBlockSize: 44,
});

import { rem, vars } from "@jubilee/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

export const list = style({ marginBlock: "12px 20px" });
export const answer = style({
  paddingBlockEnd: 18,
  paddingInlineEnd: 36,
  color: vars.color.textMuted,
});
/** An answer is read line by line, not like the words that invite. */
globalStyle(`${answer} > p`, { fontSize: rem(16), lineHeight: rem(24) });

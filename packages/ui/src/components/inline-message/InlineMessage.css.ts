import { globalStyle } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { rem } from "../../theme/rem.ts";
import { vars } from "../../theme/vars.css.ts";

export const message = recipe({
  base: { display: "flex", gap: 6, fontFamily: vars.font.text, fontSize: rem(14), lineHeight: 1.4 },
  variants: {
    tone: {
      info: { color: vars.color.infoText },
      success: { color: vars.color.successText },
      warning: { color: vars.color.warningText },
      danger: { color: vars.color.dangerText },
      muted: { color: vars.color.textMuted },
    },
  },
});
globalStyle(`${message.classNames.base} > svg`, {
  width: 16,
  height: 16,
  flex: "none",
  marginBlockStart: 2,
});

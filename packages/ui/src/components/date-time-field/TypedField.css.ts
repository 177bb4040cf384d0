import { style } from "@vanilla-extract/css";
import { rem } from "../../theme/rem.ts";
import { vars } from "../../theme/vars.css.ts";

export const hint = style({
  fontSize: rem(14),
  lineHeight: 1.4,
  color: vars.color.textMuted,
  selectors: { "&:empty": { display: "none" } },
});

export const understood = style({
  display: "block",
  fontWeight: 600,
  color: vars.color.actionText,
});

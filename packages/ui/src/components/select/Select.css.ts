import { globalStyle, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { media } from "../../theme/measures.ts";
import { vars } from "../../theme/vars.css.ts";

export const wrap = style({ position: "relative", display: "block", minWidth: 0 });

export const select = recipe({
  base: { paddingInlineEnd: 36, cursor: "pointer", textOverflow: "ellipsis" },
  variants: { size: { default: {}, sm: { height: 32, borderRadius: 8 } } },
});

export const arrow = style({
  position: "absolute",
  insetBlock: 0,
  insetInlineEnd: 11,
  display: "flex",
  alignItems: "center",
  color: vars.color.textMuted,
  pointerEvents: "none",
});
globalStyle(`${arrow} svg`, { width: 16, height: 16, strokeWidth: 1.75 });
globalStyle(`${wrap} select`, { "@media": { [media.touch]: { minHeight: 44 } } });

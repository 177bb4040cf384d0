import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../../theme/vars.css.ts";

export const mark = style({
  display: "inline-block",
  width: 16,
  height: 16,
  flex: "none",
  verticalAlign: "-3px",
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 1.5,
  color: vars.color.textMuted,
});
globalStyle(`${mark}:is([data-mark=yes], [data-mark=maybe])`, { color: vars.color.actionText });
globalStyle(`${mark}[data-mark=yes] circle, ${mark}[data-mark=maybe] path`, {
  fill: "currentColor",
});
globalStyle(`${mark}[data-mark=yes] path`, { stroke: vars.color.surface });
globalStyle(`${mark}[data-mark=none] circle`, { strokeDasharray: "1.5 2.5" });

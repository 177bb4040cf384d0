import { globalStyle, style } from "@vanilla-extract/css";
import { dayNight } from "../../theme/dayNight.ts";
import { rem } from "../../theme/rem.ts";
import { vars } from "../../theme/vars.css.ts";
import { visuallyHidden } from "../visually-hidden/VisuallyHidden.css.ts";

globalStyle("[data-dragging], [data-dragging] *", {
  cursor: "grabbing !important",
  userSelect: "none",
});

export const carried = style({
  position: "fixed",
  insetBlockStart: 0,
  left: 0,
  zIndex: vars.zIndex.toast,
  pointerEvents: "none",
  fontFamily: vars.font.text,
});

export const unseen = visuallyHidden;

const spoken = style({
  position: "fixed",
  zIndex: vars.zIndex.toast,
  padding: "12px 16px",
  borderRadius: 12,
  background: dayNight(vars.ink["12"], vars.ink["4"]),
  color: dayNight(vars.ink["1"], vars.ink["12"]),
  outline: "1px solid transparent",
  fontFamily: vars.font.text,
  fontSize: rem(14),
  lineHeight: 1.45,
  boxShadow: vars.shadow["3"],
  pointerEvents: "none",
});

export const voice = style([
  spoken,
  { insetBlockEnd: 24, insetInline: 16, maxWidth: 560, marginInline: "auto" },
]);

export const voiceAtPlace = style([spoken, { maxInlineSize: "min(304px, 100vw - 32px)" }]);

import { rem, vars } from "@jubilee/ui/theme";
import { style } from "@vanilla-extract/css";
import { gutter } from "../app/frame/gutter.css.ts";

/** At the foot of the window, wherever the page is scrolled to. */
export const bar = style({
  position: "sticky",
  zIndex: vars.zIndex.sticky,
  insetBlockEnd: 0,
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "8px 16px",
  paddingBlock: 8,
  paddingInline: gutter,
  borderBlockStart: `1px solid ${vars.marigold["6"]}`,
  background: vars.marigold["2"],
  color: vars.color.text,
});

export const words = style({
  display: "flex",
  gap: 10,
  alignItems: "start",
  margin: 0,
  fontSize: rem(14),
  lineHeight: 1.45,
});

export const eye = style({ flex: "none" });

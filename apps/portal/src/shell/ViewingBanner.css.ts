import { media, vars } from "@jubilee/ui/theme";
import { style } from "@vanilla-extract/css";
import { gutter, headerHeight } from "./Shell.css.ts";

/** Below the header, wherever the page is scrolled to. */
export const bar = style({
  position: "sticky",
  zIndex: vars.zIndex.sticky,
  insetBlockStart: headerHeight,
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "8px 16px",
  paddingBlock: 8,
  paddingInline: gutter,
  borderBlockEnd: `1px solid ${vars.marigold["6"]}`,
  background: vars.marigold["2"],
  color: vars.color.text,
  "@media": { [media.mobile]: { flexWrap: "wrap" } },
});

export const words = style({
  display: "flex",
  gap: 10,
  alignItems: "start",
  margin: 0,
  fontSize: 14,
  lineHeight: 1.45,
});

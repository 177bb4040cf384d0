import { vars } from "@jubilee/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

/** On one line: what has no room goes sideways. */
export const tools = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space["2"],
  paddingBlock: vars.space["2"],
  minInlineSize: 0,
  overflowX: "auto",
  scrollbarWidth: "none",
  "@media": { print: { display: "none" } },
});
globalStyle(`${tools} > *`, { flex: "none" });

import { rem, vars } from "@jubilee/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

const { color, font } = vars;

/** A line of the full width that opens something, with its sign at the end. */
export const head = style({
  appearance: "none",
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: 12,
  width: "100%",
  minHeight: 56,
  padding: 0,
  paddingBlock: 12,
  paddingInlineEnd: 4,
  border: 0,
  background: "none",
  color: "inherit",
  font: `600 ${rem(16)}/${rem(24)} ${font.text}`,
  textAlign: "start",
  overflowWrap: "anywhere",
  cursor: "pointer",
});
globalStyle(`${head}::-webkit-details-marker`, { display: "none" });
globalStyle(`${head} > span`, { minWidth: 0 });
globalStyle(`${head} > svg`, { flex: "none", color: color.actionText });

export const fold = style({
  borderBlock: `1px solid ${color.line}`,
  selectors: { "& + &": { borderBlockStart: 0 } },
});
globalStyle(`${fold}[open] > ${head} > svg`, { transform: "rotate(45deg)" });

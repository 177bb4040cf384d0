import { style } from "@vanilla-extract/css";
import { vars } from "@jubilee/ui/theme";

/** Words that are cut at the cell's end. */
export const note = style({
  display: "block",
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  color: vars.color.textMuted,
});

export const changes = style({
  margin: 0,
  paddingInlineStart: 18,
  display: "grid",
  gap: 4,
  fontSize: 14,
  overflowWrap: "anywhere",
});

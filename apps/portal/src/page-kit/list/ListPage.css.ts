import { style } from "@vanilla-extract/css";
import { media, vars } from "@jubilee/ui/theme";

/** A choice among what can be done: takes the room that is left on a phone. */
export const choice = style({
  flex: 1,
  minWidth: 0,
  "@media": { [media.tabletUp]: { flex: "none", width: 200 } },
});

/** Words that are cut at the cell's end. */
export const note = style({
  display: "block",
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  color: vars.color.textMuted,
});

export const when = style({ display: "inline-flex", gap: 8, alignItems: "center" });

/** Two facts one under the other at the end of a phone's line. */
export const lineEnd = style({
  display: "grid",
  gap: 4,
  justifyItems: "end",
  fontVariantNumeric: "lining-nums tabular-nums",
});

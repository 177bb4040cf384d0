import { style } from "@vanilla-extract/css";
import { media, vars } from "@jubilee/ui/theme";

export const tools = style({
  display: "flex",
  flexWrap: "wrap",
  gap: 8,
  alignItems: "center",
  marginBlockEnd: 12,
});

export const search = style({
  flex: "1 1 100%",
  "@media": { [media.tabletUp]: { flex: "0 1 260px" } },
});

export const pills = style({
  display: "flex",
  gap: 8,
  overflowX: "auto",
  scrollbarWidth: "none",
  padding: 4,
  margin: -4,
  maxWidth: "100%",
});

/** What can be done with the list, beside one another at the end of the line. */
export const push = style({
  display: "flex",
  alignItems: "center",
  gap: 8,
  flex: "1 1 100%",
  "@media": { [media.tabletUp]: { flex: "none", marginInlineStart: "auto" } },
});
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

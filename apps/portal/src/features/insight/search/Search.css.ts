import { media, rem, vars } from "@jubilee/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

/** On phones one line, pushed sideways where it has no room. */
export const tools = style({
  display: "flex",
  alignItems: "center",
  gap: 8,
  margin: -4,
  padding: 4,
  overflowX: "auto",
  scrollbarWidth: "none",
  "@media": { [media.tabletUp]: { flexWrap: "wrap", overflowX: "visible" } },
});

export const pills = style({
  display: "flex",
  flex: "none",
  gap: 8,
  padding: 0,
  border: 0,
  "@media": { [media.tabletUp]: { flex: "1 1 0", flexWrap: "wrap" } },
});
globalStyle(`${pills} > *`, { flex: "none" });

export const eventChoice = style({
  flex: "none",
  inlineSize: 132,
  "@media": { [media.tabletUp]: { inlineSize: 200 } },
});

/** The list as a part of a page: as wide as its text can be read. */
export const sheet = style({
  maxInlineSize: 860,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.l,
  background: vars.color.surface,
  overflow: "hidden",
});

export const mark = style({
  background: "none",
  color: vars.color.actionText,
  fontWeight: 700,
});

/** An event's cover in a row. */
export const picture = style({
  display: "block",
  inlineSize: "100%",
  blockSize: "100%",
  objectFit: "cover",
});

/** The event whose parts are shown. */
export const within = style({
  flex: "none",
  maxInlineSize: "40%",
  padding: "4px 8px",
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  borderRadius: 8,
  background: vars.ink["3"],
  fontSize: rem(12),
  fontWeight: 500,
});

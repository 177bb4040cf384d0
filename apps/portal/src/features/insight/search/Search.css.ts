import { media, rem, vars } from "@jubilee/ui/theme";
import { style } from "@vanilla-extract/css";

export const tools = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: 12,
  marginBlockEnd: 16,
});

export const pills = style({
  display: "flex",
  flexWrap: "wrap",
  gap: 8,
  border: 0,
  padding: 0,
  minInlineSize: 0,
  /* One line that is pushed sideways, so that the field is in sight. */
  "@media": {
    [media.mobile]: {
      flexWrap: "nowrap",
      overflowX: "auto",
      scrollbarWidth: "none",
      padding: 4,
      marginBlock: -4,
    },
  },
});

export const eventChoice = style({
  inlineSize: "100%",
  "@media": { [media.tabletUp]: { inlineSize: 280 } },
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

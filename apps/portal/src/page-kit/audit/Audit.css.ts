import { media, rem, vars } from "@jubilee/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

/** Words that are cut at the cell's end. */
export const note = style({
  display: "block",
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  color: vars.color.textMuted,
});

export const panel = style({ display: "grid", gap: 12 });

export const changes = style({
  margin: 0,
  paddingInlineStart: 18,
  display: "grid",
  gap: 4,
  fontSize: rem(14),
  overflowWrap: "anywhere",
});

export const tools = style({
  display: "flex",
  flexWrap: "wrap",
  gap: 8,
  /* On phones side by side, as wide as the search above them. */
  "@media": {
    [media.mobile]: {
      display: "grid",
      gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
      inlineSize: "100%",
    },
  },
});
globalStyle(`${tools} > :last-child:nth-child(odd)`, {
  "@media": { [media.mobile]: { gridColumn: "1 / -1" } },
});

/** A choice is as long as its longest name; beside others it is not. */
globalStyle(`${tools} > *`, { "@media": { [media.tabletUp]: { maxInlineSize: 220 } } });

import { media, rem, vars } from "@jubilee/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

export const name = style({ minInlineSize: 0 });
globalStyle(`${name} > h1`, { "@media": { [media.mobile]: { fontSize: rem(16) } } });

/** The line's name where the open head, out of sight, is the page's title. */
export const namedOnce = style({
  display: "block",
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  fontFamily: vars.font.display,
  fontSize: rem(16),
  fontWeight: 560,
  letterSpacing: "-0.015em",
  "@media": { [media.tabletUp]: { fontSize: rem(18) } },
});

export const facts = style({
  display: "flex",
  flex: "none",
  alignItems: "center",
  gap: 12,
  fontSize: rem(14),
  color: vars.color.textMuted,
  whiteSpace: "nowrap",
  "@media": { [media.mobile]: { display: "none" }, [media.print]: { display: "flex" } },
});

/** The name comes first: how long it still is stands in the open head, and here where there is room. */
globalStyle(`${facts} > :not(:first-child)`, {
  "@media": { [media.belowDesktop]: { display: "none" } },
});

export const actions = style({
  display: "flex",
  alignItems: "center",
  flex: "none",
  gap: 8,
  marginInlineStart: "auto",
});

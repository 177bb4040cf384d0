import { media, rem, vars } from "@jubilee/ui/theme";
import { style } from "@vanilla-extract/css";

/** What needs an eye before the list. */
export const above = style({ display: "grid", gap: 16, marginBlockEnd: 20 });

/** Who goes where, and what is eaten: beside each other where there is room for both. */
export const heads = style({
  display: "grid",
  gap: 20,
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": {
    [media.tabletUp]: {
      gap: 32,
      gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 320px), 1fr))",
    },
  },
});

/** What can be done about an answer: beside one another where they fit. */
export const acts = style({
  display: "grid",
  gap: 8,
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 180px), 1fr))",
});

/** A part of the event and how many go: the name gives way, the count stays whole. */
export const activityName = style({
  display: "flex",
  gap: 12,
  alignItems: "baseline",
  justifyContent: "space-between",
  fontSize: rem(14),
  fontWeight: 600,
  color: vars.color.text,
  textDecoration: "none",
  selectors: { "&:hover": { color: vars.color.actionText } },
});

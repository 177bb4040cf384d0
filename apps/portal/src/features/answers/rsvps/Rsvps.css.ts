import { media, rem, vars } from "@jubilee/ui/theme";
import { style } from "@vanilla-extract/css";

/** What needs an eye before the list. */
export const above = style({ display: "grid", gap: 16, marginBlockEnd: 20 });

/** The head count on one line, with what can be done. */
export const headCount = style({
  padding: "8px 20px",
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.l,
  background: vars.color.surface,
  "@media": { [media.mobile]: { padding: "12px 16px" } },
});
export const headLine = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "8px 12px",
  minBlockSize: 40,
});
export const headWords = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: "2px 12px",
  flex: "1 1 300px",
});

/** Who goes where, and what is eaten: beside each other where there is room for both. */
export const heads = style({
  display: "grid",
  gap: 20,
  paddingBlock: "12px 16px",
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

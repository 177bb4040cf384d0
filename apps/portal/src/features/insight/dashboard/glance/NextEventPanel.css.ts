import { style } from "@vanilla-extract/css";
import { media, rem, vars } from "@jubilee/ui/theme";

/** Where the panel is wide, but not wide enough for three columns. */
const medium = "(min-width: 768px) and (max-width: 1240px)";

export const layout = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": {
    [media.tabletUp]: { gridTemplateColumns: "minmax(240px, 30%) minmax(0, 1fr) auto" },
    [medium]: { gridTemplateColumns: "34% minmax(0, 1fr)" },
  },
});

export const art = style({
  position: "relative",
  height: 90,
  overflow: "hidden",
  background: vars.ink["4"],
  "@media": {
    [media.tabletUp]: { height: "auto", minHeight: 236 },
    [medium]: { gridRow: "1 / 3" },
  },
});

export const artInside = style({ position: "absolute", inset: 0 });

export const who = style({
  display: "grid",
  gap: 14,
  alignContent: "center",
  padding: "16px 16px 20px",
  minWidth: 0,
  "@media": {
    [media.tabletUp]: { padding: 28 },
    [medium]: { paddingBlockEnd: 16 },
  },
});

export const title = style({
  color: "inherit",
  textDecoration: "none",
  overflowWrap: "anywhere",
  selectors: { "&:hover": { textDecoration: "underline", textUnderlineOffset: 4 } },
});

export const facts = style({
  display: "grid",
  gap: 6,
  fontSize: rem(14),
  lineHeight: 1.4,
  color: vars.color.textMuted,
});

export const fact = style({ display: "flex", gap: 8, alignItems: "flex-start" });
export const factIcon = style({ flex: "none", marginBlockStart: 2 });

export const state = style({
  display: "flex",
  flexWrap: "wrap",
  gap: 12,
  alignItems: "center",
  fontSize: rem(14),
});

/** On phones the days stand beside the state, in one line. */
export const timeLine = style({ "@media": { [media.tabletUp]: { display: "none" } } });

export const time = style({
  display: "none",
  "@media": {
    [media.tabletUp]: { display: "block", alignSelf: "center", padding: "28px 32px 28px 0" },
    [medium]: { gridColumn: 2, padding: "0 28px 24px" },
  },
});

export const answers = style({
  gridColumn: "1 / -1",
  borderBlockStart: `1px solid ${vars.color.lineSoft}`,
  padding: 16,
  "@media": { [media.tabletUp]: { padding: "20px 28px 24px" } },
});

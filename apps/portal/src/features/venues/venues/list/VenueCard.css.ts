import { style } from "@vanilla-extract/css";
import { media, rem, vars } from "@jubilee/ui/theme";

export const cards = style({
  display: "grid",
  gap: 20,
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": {
    [media.tabletUp]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    [media.desktop]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
  },
});

export const card = style({
  position: "relative",
  display: "grid",
  gridTemplateRows: "auto 1fr",
  overflow: "hidden",
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.l,
  background: vars.color.surface,
  contentVisibility: "auto",
  containIntrinsicBlockSize: "auto 320px",
});

/** At the proportions that the drawing is made for, so that nothing of it is cut. */
export const art = style({ aspectRatio: "8 / 5", background: vars.ink["4"], overflow: "hidden" });

export const words = style({
  display: "grid",
  alignContent: "start",
  gap: 6,
  padding: "14px 16px 16px",
  minWidth: 0,
});

export const under = style({
  fontSize: rem(14),
  lineHeight: 1.45,
  color: vars.color.textMuted,
  overflowWrap: "anywhere",
});

export const foot = style({
  display: "flex",
  flexWrap: "wrap",
  gap: "6px 8px",
  alignItems: "center",
  marginBlockStart: 4,
});

export const tools = style({
  display: "grid",
  gap: 16,
  marginBlockEnd: 24,
  alignItems: "end",
  /* On phones the name and the button alone. */
  gridTemplateColumns: "minmax(0, 1fr) auto",
  "@media": {
    [media.tabletUp]: { gridTemplateColumns: "minmax(0, 2fr) repeat(2, minmax(0, 1fr)) auto" },
  },
});

/** What stands behind "More filters". */
export const further = style({
  gridColumn: "1 / -1",
  display: "grid",
  gap: 16,
  alignItems: "start",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  "@media": {
    [media.tabletUp]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" },
    [media.desktop]: { gridTemplateColumns: "repeat(7, minmax(0, 1fr))" },
  },
});

export const wide = style({ gridColumn: "span 2" });

export const several = style({ maxBlockSize: "min(60vh, 420px)", overflowY: "auto" });

export const wishes = style({
  gridColumn: "1 / -1",
  display: "flex",
  flexWrap: "wrap",
  gap: 8,
  alignItems: "center",
});

export const above = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: 8,
  marginBlockEnd: 16,
});

export const count = style({ fontSize: rem(14), color: vars.color.textMuted });

/** The picture in a list's panel. */
export const panelArt = style({
  blockSize: 148,
  overflow: "hidden",
  borderRadius: vars.radius.m,
  background: vars.ink["4"],
});

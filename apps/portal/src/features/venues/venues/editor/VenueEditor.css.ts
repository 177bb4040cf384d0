import { style } from "@vanilla-extract/css";
import { media, vars } from "@jubilee/ui/theme";

export const fields = style({ display: "grid", gap: 40 });

export const part = style({ display: "grid", gap: 16 });

export const pair = style({
  display: "grid",
  gap: 16,
  alignItems: "start",
  "@media": { [media.tabletUp]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});

/** Short fields, two in a row even on phones. */
export const halves = style({
  display: "grid",
  gap: 16,
  alignItems: "start",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
});

export const triple = style({
  display: "grid",
  gap: 16,
  alignItems: "start",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  "@media": { [media.tabletUp]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" } },
});

export const group = style({
  display: "grid",
  gap: 16,
  padding: 16,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.m,
});

export const choices = style({
  display: "grid",
  gap: 10,
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": { [media.tabletUp]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});

export const day = style({
  display: "grid",
  gap: "8px 16px",
  alignItems: "center",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  "@media": {
    [media.tabletUp]: { gridTemplateColumns: "minmax(140px, 1fr) repeat(2, minmax(0, 150px))" },
  },
});

export const dayName = style({
  "@media": { [media.mobile]: { gridColumn: "1 / -1" } },
});

export const photos = style({
  display: "grid",
  gap: 12,
  gridTemplateColumns: "repeat(auto-fill, minmax(140px, 1fr))",
});

export const photo = style({ position: "relative", display: "grid", gap: 6 });

export const picture = style({
  inlineSize: "100%",
  blockSize: 96,
  objectFit: "cover",
  borderRadius: vars.radius.m,
  background: vars.ink["4"],
});

export const actions = style({
  position: "sticky",
  insetBlockEnd: 0,
  zIndex: vars.zIndex.sticky,
  display: "flex",
  /* one row: the corner's buttons move up by its height */
  gap: 12,
  alignItems: "center",
  marginInline: -16,
  padding: "12px 16px",
  background: vars.color.page,
  borderBlockStart: `1px solid ${vars.color.lineSoft}`,
});

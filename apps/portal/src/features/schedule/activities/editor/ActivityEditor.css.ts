import { style } from "@vanilla-extract/css";
import { media, vars } from "@jubilee/ui/theme";

/** As wide as one reads and fills in. */
const measure = 720;

export const fields = style({ display: "grid", gap: 32, maxWidth: measure });

export const choice = style({ maxWidth: measure });

export const part = style({ display: "grid", gap: 16 });

export const pair = style({
  display: "grid",
  gap: 16,
  alignItems: "start",
  "@media": { [media.tabletUp]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});

export const material = style({
  display: "grid",
  gap: 12,
  alignItems: "end",
  "@media": { [media.tabletUp]: { gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr) auto" } },
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
  marginBlockStart: 32,
  padding: "12px 16px",
  background: vars.color.page,
  borderBlockStart: `1px solid ${vars.color.lineSoft}`,
});

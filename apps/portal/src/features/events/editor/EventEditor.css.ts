import { style } from "@vanilla-extract/css";
import { media, vars } from "@jubilee/ui/theme";

const twoColumns = "(min-width: 1100px)";

export const layout = style({
  display: "grid",
  gap: 24,
  alignItems: "start",
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": { [twoColumns]: { gridTemplateColumns: "minmax(0, 1fr) 376px", gap: 48 } },
});

export const fields = style({ display: "grid", gap: 32, maxWidth: 680 });

export const part = style({ display: "grid", gap: 16 });

export const pair = style({
  display: "grid",
  gap: 16,
  alignItems: "start",
  "@media": { [media.tabletUp]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});

export const side = style({
  order: -1,
  "@media": { [twoColumns]: { order: 0, position: "sticky", insetBlockStart: 88 } },
});

export const actions = style({
  position: "sticky",
  insetBlockEnd: 0,
  zIndex: vars.zIndex.sticky,
  display: "flex",
  flexWrap: "wrap",
  gap: 12,
  alignItems: "center",
  marginInline: -16,
  padding: "12px 16px",
  background: vars.color.page,
  borderBlockStart: `1px solid ${vars.color.lineSoft}`,
});

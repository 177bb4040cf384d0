import { style } from "@vanilla-extract/css";
import { media, rem, vars } from "@jubilee/ui/theme";

export const sections = style({ display: "grid", gap: 32 });

export const plans = style({
  display: "grid",
  gap: 20,
  "@media": {
    [media.tabletUp]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    [media.desktop]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" },
  },
});

export const panels = style({
  display: "grid",
  gap: 20,
  "@media": { [media.desktop]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});

export const inside = style({ display: "grid", gap: 12, justifyItems: "start", fontSize: rem(14) });

export const features = style({
  listStyle: "none",
  margin: 0,
  padding: 0,
  display: "grid",
  columnGap: 40,
  "@media": { [media.desktop]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});

export const feature = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  gap: "2px 12px",
  alignContent: "start",
  minHeight: 64,
  paddingBlock: 12,
  borderBlockStart: `1px solid ${vars.color.lineSoft}`,
  fontSize: rem(14),
});

export const words = style({ gridColumn: "1 / -1", color: vars.color.textMuted, lineHeight: 1.45 });
export const states = style({
  display: "flex",
  flexWrap: "wrap",
  gap: 8,
  alignItems: "start",
  justifyContent: "end",
});

export const scroll = style({ overflowX: "auto" });
export const matrix = style({
  width: "100%",
  minWidth: 480,
  borderCollapse: "collapse",
  fontSize: rem(14),
});
export const cell = style({
  paddingBlock: 8,
  paddingInline: "0 12px",
  textAlign: "start",
  fontWeight: 400,
  borderBlockStart: `1px solid ${vars.color.lineSoft}`,
});
export const head = style([
  cell,
  { borderBlockStart: 0, color: vars.color.textMuted, fontSize: rem(12) },
]);

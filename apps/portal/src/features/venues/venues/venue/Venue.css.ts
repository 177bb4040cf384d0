import { style } from "@vanilla-extract/css";
import { media, rem, vars } from "@jubilee/ui/theme";

export const gallery = style({
  display: "grid",
  gap: 8,
  overflow: "hidden",
  borderRadius: vars.radius.l,
  marginBlockEnd: 28,
});

export const lead = style({
  blockSize: 200,
  overflow: "hidden",
  background: vars.ink["4"],
  "@media": { [media.tabletUp]: { blockSize: 240 }, [media.desktop]: { blockSize: 300 } },
});

export const strip = style({
  display: "grid",
  gap: 8,
  gridAutoFlow: "column",
  gridAutoColumns: "minmax(120px, 1fr)",
  overflowX: "auto",
});

export const picture = style({
  inlineSize: "100%",
  blockSize: 110,
  objectFit: "cover",
  background: vars.ink["4"],
});

export const leadPicture = style({ inlineSize: "100%", blockSize: "100%", objectFit: "cover" });

export const parts = style({ display: "grid", gap: 36 });

export const story = style({ maxInlineSize: "68ch", lineHeight: 1.6, whiteSpace: "pre-line" });

export const chips = style({ display: "flex", flexWrap: "wrap", gap: 8 });

export const table = style({
  inlineSize: "100%",
  borderCollapse: "collapse",
  fontSize: rem(14),
  lineHeight: 1.4,
  fontVariantNumeric: "tabular-nums",
});

export const cell = style({
  padding: "10px 14px 10px 0",
  textAlign: "start",
  borderBlockEnd: `1px solid ${vars.color.lineSoft}`,
  fontWeight: 400,
  verticalAlign: "top",
});

export const head = style([
  cell,
  { fontSize: rem(12), fontWeight: 500, color: vars.color.textMuted, whiteSpace: "nowrap" },
]);

export const strong = style([cell, { fontWeight: 550, minInlineSize: 110 }]);

export const drawing = style({
  display: "grid",
  justifyItems: "center",
  gap: 4,
  margin: 0,
  padding: 16,
  borderRadius: vars.radius.m,
  background: vars.color.well,
  color: vars.color.textMuted,
  fontSize: rem(12),
});

export const place = style({ display: "grid", gap: 12 });

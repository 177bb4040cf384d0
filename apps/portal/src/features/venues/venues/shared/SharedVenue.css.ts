import { style } from "@vanilla-extract/css";
import { media, rem, vars } from "@jubilee/ui/theme";

export const alone = style({ maxInlineSize: 720, marginInline: "auto", padding: "64px 20px" });

export const page = style({
  maxInlineSize: 1120,
  marginInline: "auto",
  padding: "0 20px 64px",
});

export const bar = style({ display: "flex", paddingBlock: 16 });

export const head = style({ display: "grid", gap: 6, marginBlockEnd: 20 });

export const under = style({ fontSize: rem(16), color: vars.color.textMuted });

export const parts = style({ display: "grid", gap: 36 });

export const months = style({
  display: "grid",
  gap: 28,
  "@media": { [media.tabletUp]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});

export const days = style({
  display: "grid",
  gridTemplateColumns: "repeat(7, minmax(0, 1fr))",
  gap: 4,
});

export const monthName = style({
  fontFamily: vars.font.display,
  fontSize: rem(18),
  fontWeight: 560,
  marginBlockEnd: 8,
});

const dayBase = style({
  display: "grid",
  placeItems: "center",
  minBlockSize: 36,
  padding: 0,
  border: `1px solid ${vars.color.lineSoft}`,
  borderRadius: vars.radius.s,
  font: "inherit",
  fontSize: rem(14),
  fontVariantNumeric: "tabular-nums",
});

export const free = style([
  dayBase,
  {
    background: vars.color.surface,
    color: vars.color.text,
    cursor: "pointer",
    selectors: { "&:hover": { background: vars.color.tint, borderColor: vars.color.action } },
  },
]);

export const partly = style([free, { background: vars.marigold["3"], color: vars.marigold["11"] }]);

export const shut = style([
  dayBase,
  { background: vars.color.well, color: vars.color.textMuted, textDecoration: "line-through" },
]);

export const fields = style({ display: "grid", gap: 16 });

export const pair = style({
  display: "grid",
  gap: 16,
  alignItems: "start",
  "@media": { [media.tabletUp]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});

export const trap = style({
  position: "absolute",
  insetInlineStart: -9999,
  inlineSize: 1,
  blockSize: 1,
  overflow: "hidden",
});

export const foot = style({
  marginBlockStart: 48,
  fontSize: rem(14),
  color: vars.color.textMuted,
});

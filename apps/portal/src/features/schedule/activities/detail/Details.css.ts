import { rem, vars } from "@jubilee/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

/** What it is beside the day it belongs to; one under the other where there is no room. */
export const columns = style({
  display: "grid",
  gap: 24,
  gridTemplateColumns: "minmax(0, 1fr)",
  alignItems: "start",
  "@media": { "(min-width: 1100px)": { gridTemplateColumns: "minmax(0, 1fr) 356px" } },
});
export const main = style({ display: "grid", gap: 24, minInlineSize: 0 });

export const top = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: 16,
  alignItems: "center",
});
export const clocks = style({
  fontFamily: vars.font.display,
  fontSize: rem(28),
  fontWeight: 560,
  lineHeight: 1.15,
  fontVariantNumeric: "tabular-nums",
});

export const day = style({ selectors: { "& + &": { marginBlockStart: 16 } } });
export const dayName = style({
  marginBlockEnd: 4,
  fontFamily: vars.font.text,
  fontSize: rem(12),
  fontWeight: 600,
  color: vars.color.textMuted,
});
export const entries = style({ margin: 0, padding: 0, listStyle: "none" });
export const entry = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "64px minmax(0, 1fr)",
  gap: 12,
  paddingBlock: 10,
  fontSize: rem(14),
  lineHeight: 1.4,
  selectors: { "& + &": { borderBlockStart: `1px solid ${vars.color.lineSoft}` } },
});
/** The one that is open stands out by its ground and a bar at its start. */
export const here = style({
  marginInline: -12,
  paddingInline: 12,
  borderRadius: vars.radius.m,
  background: vars.color.selected,
  boxShadow: `inset 3px 0 0 ${vars.color.action}`,
  selectors: {
    '[dir="rtl"] &': { boxShadow: `inset -3px 0 0 ${vars.color.action}` },
  },
});
globalStyle(`${here} + li`, { borderBlockStart: 0 });
globalStyle(`li + ${here}`, { borderBlockStart: 0 });
export const clock = style({ fontWeight: 600, fontVariantNumeric: "tabular-nums" });
export const what = style({ display: "grid", gap: 2, minInlineSize: 0, overflowWrap: "anywhere" });
export const title = style({ fontWeight: 600 });
export const off = style({ textDecoration: "line-through" });
export const soft = style({ color: vars.color.textMuted });

import { createVar, style } from "@vanilla-extract/css";
import { media } from "../theme/measures.ts";
import { rem } from "../theme/rem.ts";
import { vars } from "../theme/vars.css.ts";

export const groundVar = createVar();
export const frontVar = createVar();
export const sizeVar = createVar();

export const page = style({
  maxWidth: 1080,
  marginInline: "auto",
  paddingInline: 40,
  paddingBlock: "56px 96px",
  "@media": { [media.mobile]: { paddingInline: 16, paddingBlock: "24px 64px" } },
});
export const section = style({
  borderBlockStart: `1px solid ${vars.color.line}`,
  paddingBlockStart: 32,
  marginBlockStart: 48,
});
export const scales = style({
  display: "grid",
  gridTemplateColumns: "repeat(12, minmax(0, 1fr))",
  gap: 4,
  "@media": { [media.mobile]: { gridTemplateColumns: "repeat(6, minmax(0, 1fr))" } },
});
export const step = style({
  display: "flex",
  alignItems: "flex-end",
  height: 56,
  padding: 6,
  borderRadius: vars.radius.s,
  background: groundVar,
  color: frontVar,
  boxShadow: `inset 0 0 0 1px ${vars.color.lineSoft}`,
  fontSize: rem(12),
  lineHeight: 1,
  fontVariantNumeric: "tabular-nums",
});
export const scroller = style({
  overflowX: "auto",
  borderRadius: vars.radius.m,
  outlineOffset: 2,
});
export const matrix = style({
  borderSpacing: 4,
  borderCollapse: "separate",
  fontSize: rem(14),
  minWidth: 820,
  width: "100%",
});
export const columnHead = style({
  padding: "4px 8px",
  fontSize: rem(12),
  fontWeight: 500,
  textAlign: "start",
  color: vars.color.textMuted,
});
export const rowHead = style({
  padding: "4px 8px 4px 0",
  fontWeight: 600,
  textAlign: "start",
  whiteSpace: "nowrap",
});
export const sample = style({
  height: 40,
  paddingInline: 10,
  borderRadius: vars.radius.s,
  background: groundVar,
  color: frontVar,
  boxShadow: `inset 0 0 0 1px ${vars.color.lineSoft}`,
  whiteSpace: "nowrap",
  fontVariantNumeric: "tabular-nums",
});
export const ratio = style({ fontSize: rem(12), marginInlineStart: 6 });
export const typeLine = style({
  fontFamily: vars.font.display,
  fontSize: sizeVar,
  fontWeight: 560,
  lineHeight: 1.08,
  letterSpacing: "-0.02em",
  overflowWrap: "anywhere",
});
export const textLine = style({ fontSize: sizeVar, lineHeight: 1.5 });
export const bar = style({
  width: sizeVar,
  height: 16,
  borderRadius: 3,
  background: vars.plum["6"],
});
export const shape = style({
  display: "grid",
  placeItems: "center",
  width: 132,
  height: 96,
  borderRadius: sizeVar,
  border: `1px solid ${vars.color.border}`,
  background: vars.color.surface,
});
export const shaded = style({
  display: "grid",
  placeItems: "center",
  width: 172,
  height: 108,
  borderRadius: vars.radius.l,
  background: vars.color.surface,
  boxShadow: sizeVar,
});
export const stage = style({
  display: "flex",
  alignItems: "center",
  height: 64,
  paddingInline: 12,
  borderRadius: vars.radius.m,
  background: vars.color.well,
  overflow: "hidden",
});
export const mover = style({
  width: 40,
  height: 40,
  borderRadius: vars.radius.m,
  background: vars.color.action,
  transition: `translate ${sizeVar} ${vars.ease}`,
});
export const moved = style({
  translate: "min(320px, 60vw) 0",
  selectors: { "[dir=rtl] &": { translate: "max(-320px, -60vw) 0" } },
});
export const icons = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(116px, 1fr))",
  gap: 8,
});
export const icon = style({
  display: "grid",
  justifyItems: "center",
  alignContent: "center",
  gap: 10,
  minHeight: 96,
  padding: 8,
  borderRadius: vars.radius.m,
  border: `1px solid ${vars.color.lineSoft}`,
  background: vars.color.surface,
  textAlign: "center",
});
export const dots = style({ display: "flex", gap: 4 });
export const dot = style({
  width: 22,
  height: 22,
  borderRadius: "50%",
  background: groundVar,
  boxShadow: `inset 0 0 0 1px ${vars.color.line}`,
});
export const hero = style({
  display: "grid",
  gridTemplateColumns: "repeat(12, minmax(0, 1fr))",
  height: 260,
  borderRadius: vars.radius.l,
  overflow: "hidden",
  "@media": { [media.mobile]: { gridTemplateColumns: "repeat(6, minmax(0, 1fr))", height: 280 } },
});
export const rules = style({
  display: "grid",
  gap: 10,
  paddingInlineStart: 20,
  listStyle: "disc",
  maxWidth: "62ch",
});
export const lanes = style({ display: "grid", gap: 16, width: "100%" });
export const mark = style({
  display: "inline-block",
  width: 12,
  height: 12,
  borderRadius: "50%",
  background: frontVar,
  verticalAlign: "-1px",
});
export const plain = style({ color: vars.color.text });

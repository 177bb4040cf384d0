import { rem, vars } from "@jubilee/ui/theme";
import { style } from "@vanilla-extract/css";

/** Gates beside one another, each under a line of its own. */
export const gates = style({
  display: "grid",
  columnGap: 48,
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 400px), 1fr))",
});
export const gateRow = style({
  display: "grid",
  gap: 8,
  alignContent: "start",
  paddingBlock: "16px 20px",
  borderBlockStart: `1px solid ${vars.color.line}`,
});
/** What it is has a line of its own where both do not fit beside each other. */
export const gateHead = style({
  display: "flex",
  flexWrap: "wrap",
  gap: "4px 12px",
  alignItems: "start",
  justifyContent: "space-between",
});

export const line = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "6px 12px",
  minHeight: 52,
  paddingBlock: 8,
  borderBlockStart: `1px solid ${vars.color.lineSoft}`,
});

export const gateWords = style({ display: "grid", flex: "1 1 240px", minInlineSize: 0 });

export const words = style({ display: "grid", minWidth: 0, overflowWrap: "anywhere" });
export const list = style({ listStyle: "none", padding: 0, margin: 0 });

/** The day's one figure. */
export const headline = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: "0 10px",
  margin: "0 0 10px",
  fontSize: rem(18),
  color: vars.color.textMuted,
});
export const figure = style({
  fontFamily: vars.font.display,
  fontSize: rem(52),
  fontWeight: 560,
  lineHeight: 1,
  color: vars.color.text,
  fontVariantNumeric: "tabular-nums",
});
export const aside = style({ marginInlineStart: "auto", fontSize: rem(14) });

/** What the figure is made of: as many beside each other as there is room for. */
export const partList = style({
  display: "grid",
  gap: "8px 32px",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 220px), 1fr))",
  margin: "18px 0 0",
  fontSize: rem(14),
});
export const part = style({
  display: "flex",
  gap: 12,
  justifyContent: "space-between",
  alignItems: "baseline",
});
export const partCount = style({
  margin: 0,
  flex: "none",
  fontWeight: 600,
  fontVariantNumeric: "tabular-nums",
});

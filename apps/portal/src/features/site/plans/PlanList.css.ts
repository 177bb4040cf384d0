import { media, rem, vars } from "@jubilee/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

const four = "(min-width: 1200px)";

export const list = style({
  display: "grid",
  borderBlockStart: `2px solid ${vars.color.text}`,
  "@media": {
    [media.tabletUp]: { gridTemplateColumns: "1fr 1fr" },
    [four]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" },
  },
});

export const plan = style({
  display: "flex",
  flexDirection: "column",
  gap: 14,
  paddingBlock: "28px 32px",
  borderBlockEnd: `1px solid ${vars.color.line}`,
  "@media": {
    [media.tabletUp]: {
      paddingBlock: 32,
      paddingInline: "0 28px",
      selectors: {
        "&:nth-child(2n)": {
          paddingInline: "28px 0",
          borderInlineStart: `1px solid ${vars.color.line}`,
        },
      },
    },
    [four]: {
      paddingBlock: "36px 8px",
      paddingInline: 28,
      borderBlockEnd: 0,
      selectors: {
        "&:nth-child(2n)": { paddingInline: 28 },
        "& + &": { borderInlineStart: `1px solid ${vars.color.line}` },
        "&:first-child": { paddingInlineStart: 0 },
        "&:last-child": { paddingInlineEnd: 0 },
      },
    },
  },
});

export const name = style({ display: "flex", alignItems: "center", gap: 10, fontSize: rem(28) });
export const price = style({ display: "flex", alignItems: "baseline", gap: 8 });
export const amount = style({
  fontFamily: vars.font.display,
  fontSize: rem(48),
  fontWeight: 560,
  lineHeight: 1,
  letterSpacing: "-0.025em",
  fontVariantNumeric: "tabular-nums",
});
export const muted = style({ fontSize: rem(14), color: vars.color.textMuted });

export const contents = style({
  display: "grid",
  gap: 8,
  marginBlockEnd: 12,
  fontSize: rem(14),
  lineHeight: 1.45,
});
export const content = style({ display: "grid", gridTemplateColumns: "18px 1fr", gap: 8 });
globalStyle(`${content} svg`, { marginBlockStart: 2, color: vars.moss["9"] });

export const onTheWay = style({
  display: "grid",
  gap: 8,
  marginBlockStart: 32,
  paddingBlockStart: 24,
  borderBlockStart: `1px solid ${vars.color.line}`,
});
export const onTheWayTitle = style({ fontSize: rem(22) });
export const comingPlans = style({ display: "grid", marginBlockStart: 8 });
export const comingPlan = style({
  display: "grid",
  gap: "2px 24px",
  paddingBlock: 10,
  fontSize: rem(14),
  fontWeight: 600,
  lineHeight: 1.45,
  borderBlockStart: `1px solid ${vars.color.lineSoft}`,
  "@media": { [media.tabletUp]: { gridTemplateColumns: "112px minmax(0, 1fr)" } },
});
globalStyle(`${comingPlan} dd`, { fontWeight: 400 });

/** To read, in two columns where both are wide enough. */
export const rules = style({ marginBlockStart: 48, columns: "2 400px", columnGap: 80 });
globalStyle(`${rules} h2`, { columnSpan: "all" });
globalStyle(`${rules} h3`, { breakAfter: "avoid" });

export const action = style({ display: "grid", marginBlockStart: "auto" });

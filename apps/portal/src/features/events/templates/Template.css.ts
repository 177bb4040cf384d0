import { media, rem, vars } from "@jubilee/ui/theme";
import { style } from "@vanilla-extract/css";

export const cover = style({
  overflow: "hidden",
  borderRadius: vars.radius.l,
  marginBlockEnd: 24,
});

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  gap: "16px 32px",
  alignItems: "flex-start",
  justifyContent: "space-between",
});
export const titles = style({ display: "grid", gap: 8, flex: "1 1 360px", maxInlineSize: "62ch" });

export const lead = style({ fontSize: rem(18), lineHeight: rem(28), color: vars.color.textMuted });

export const use = style({ display: "flex", flexWrap: "wrap", gap: 8 });

/** What it is about beside what it is; on a phone over it. */
export const part = style({
  display: "grid",
  gap: 16,
  marginBlockStart: 32,
  paddingBlockStart: 28,
  borderBlockStart: `1px solid ${vars.color.line}`,
  "@media": {
    [media.tabletUp]: { gridTemplateColumns: "minmax(0, 220px) minmax(0, 1fr)", gap: 40 },
  },
});
export const aside = style({ display: "grid", gap: 6, alignContent: "start" });

export const words = style({
  paddingInlineStart: 20,
  borderInlineStart: `3px solid ${vars.color.tint}`,
  fontSize: rem(16),
  lineHeight: 1.6,
});

export const paragraph = style({ selectors: { "& + &": { marginBlockStart: 12 } } });

/** Figures of what is in it, in a row. */
export const figures = style({
  display: "flex",
  flexWrap: "wrap",
  gap: "4px 28px",
  margin: "12px 0 0",
  padding: 0,
  listStyle: "none",
  color: vars.color.textMuted,
  fontSize: rem(14),
});
export const figure = style({
  marginInlineEnd: 6,
  fontFamily: vars.font.display,
  fontSize: rem(22),
  fontWeight: 560,
  color: vars.color.text,
  fontVariantNumeric: "tabular-nums",
});

/** Mails, questions and words side by side. */
export const cards = style({
  display: "grid",
  gap: 16,
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": { [media.tabletUp]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});
export const lines = style({ display: "grid", margin: 0, padding: 0, listStyle: "none" });
export const mail = style({
  display: "grid",
  gap: 2,
  paddingBlock: 10,
  selectors: { "& + &": { borderBlockStart: `1px solid ${vars.color.lineSoft}` } },
});
export const mailWhen = style({ fontSize: rem(14), color: vars.color.textMuted });

import { media, rem, vars } from "@jubilee/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

export const cover = style({
  overflow: "hidden",
  borderRadius: vars.radius.l,
  marginBlockEnd: 24,
});

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  gap: "16px 32px",
  alignItems: "flex-end",
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
    [media.tabletUp]: { gridTemplateColumns: "minmax(0, 240px) minmax(0, 760px)", gap: 40 },
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

export const day = style({ marginBlock: "16px 4px", fontWeight: 600, fontSize: rem(14) });

export const entries = style({ display: "grid" });

export const item = style({
  display: "grid",
  gridTemplateColumns: "104px minmax(0, 1fr)",
  gap: "0 16px",
  paddingBlock: 12,
  borderBlockEnd: `1px solid ${vars.color.lineSoft}`,
  fontSize: rem(15),
  lineHeight: 1.45,
});

export const clock = style({
  color: vars.color.textMuted,
  fontVariantNumeric: "tabular-nums",
});

export const note = style({ display: "block", fontSize: rem(14), color: vars.color.textMuted });

export const comes = style({ display: "grid", gap: 16, margin: 0, padding: 0, listStyle: "none" });
export const comesLine = style({
  display: "grid",
  gridTemplateColumns: "20px minmax(0, 1fr)",
  gap: 14,
  fontSize: rem(16),
  lineHeight: 1.5,
});
globalStyle(`${comesLine} svg`, { marginBlockStart: 2, color: vars.color.actionText });

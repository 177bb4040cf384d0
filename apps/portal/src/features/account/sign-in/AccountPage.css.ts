import { media, rem, vars } from "@jubilee/ui/theme";
import { style } from "@vanilla-extract/css";

/** The pages of sign-in and sign-up: one narrow column, calm, the same on a phone; covers beside it where there is room. */
export const page = style({
  display: "grid",
  justifyItems: "center",
  paddingBlock: "40px 72px",
  paddingInline: 16,
  "@media": {
    [media.tabletUp]: { paddingBlock: "48px 96px", rowGap: 40 },
    [media.desktop]: {
      gridTemplateColumns: "1fr 1fr",
      columnGap: 48,
      maxInlineSize: 1120,
      marginInline: "auto",
      paddingBlock: "72px 112px",
    },
  },
});

export const column = style({ inlineSize: "100%", maxInlineSize: 400, display: "grid", gap: 28 });
/** Over the form on a tablet, beside it on a desktop; a phone has none. */
export const art = style({
  display: "none",
  inlineSize: "100%",
  "@media": {
    [media.tabletUp]: { display: "block", order: -1, maxInlineSize: 400, minBlockSize: 113 },
    [media.desktop]: { order: 1, maxInlineSize: 440, minBlockSize: 590 },
  },
});
export const wideArt = style({
  "@media": {
    [media.tabletUp]: { maxInlineSize: 480, minBlockSize: 138 },
    [media.desktop]: { maxInlineSize: 440, minBlockSize: 590 },
  },
});
export const wideColumn = style({ maxInlineSize: 480 });

export const head = style({ display: "grid", gap: 8 });
export const lead = style({ fontSize: rem(16), color: vars.color.textMuted });

export const form = style({ display: "grid", gap: 20 });
export const pair = style({
  display: "grid",
  gap: 20,
  "@media": { [media.tabletUp]: { gridTemplateColumns: "1fr 1fr", gap: 12 } },
});

/** As high as the plans, so that nothing jumps when they come. */
export const planSpace = style({ minBlockSize: 260 });

export const aside = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  gap: "4px 16px",
  fontSize: rem(14),
  color: vars.color.textMuted,
});

export const or = style({
  display: "flex",
  alignItems: "center",
  gap: 12,
  fontSize: rem(12),
  color: vars.color.textMuted,
  "::before": { content: '""', flex: 1, borderBlockStart: `1px solid ${vars.color.lineSoft}` },
  "::after": { content: '""', flex: 1, borderBlockStart: `1px solid ${vars.color.lineSoft}` },
});

export const bareHead = style({ display: "grid", justifyItems: "center", paddingBlockStart: 24 });

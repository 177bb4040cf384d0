import { media, rem, vars } from "@jubilee/ui/theme";
import { style } from "@vanilla-extract/css";

export const cover = style({
  overflow: "hidden",
  borderRadius: vars.radius.l,
  marginBlockEnd: 32,
});

export const columns = style({
  display: "grid",
  gap: 40,
  "@media": {
    [media.desktop]: {
      gridTemplateColumns: "minmax(0, 1fr) minmax(0, 400px)",
      gap: 64,
    },
  },
});

export const head = style({ display: "grid", gap: 12, justifyItems: "start" });

export const lead = style({ fontSize: rem(18), lineHeight: rem(28), color: vars.color.textMuted });

export const use = style({ display: "flex", flexWrap: "wrap", gap: 8, marginBlock: "12px 4px" });

export const part = style({ marginBlockStart: 40 });

export const under = style({ marginBlockStart: 12 });

export const words = style({
  marginBlockStart: 12,
  paddingInlineStart: 20,
  borderInlineStart: `3px solid ${vars.color.tint}`,
  fontSize: rem(16),
  lineHeight: 1.6,
});

export const paragraph = style({ selectors: { "& + &": { marginBlockStart: 12 } } });

export const day = style({ marginBlock: "20px 4px", fontWeight: 600, fontSize: rem(14) });

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

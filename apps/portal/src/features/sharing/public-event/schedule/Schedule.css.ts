import { style } from "@vanilla-extract/css";
import { rem, vars } from "@jubilee/ui/theme";

export const day = style({
  fontSize: rem(16),
  fontWeight: 600,
  lineHeight: rem(24),
  color: vars.color.textMuted,
  paddingBlockStart: 12,
});

export const line = style({
  display: "grid",
  gridTemplateColumns: "92px minmax(0, 1fr)",
  gap: "0 8px",
  paddingBlock: 16,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  "@media": { "(max-width: 479px)": { gridTemplateColumns: "minmax(0, 1fr)" } },
});

export const clock = style({
  fontFamily: vars.font.display,
  fontWeight: 560,
  fontSize: rem(18),
  lineHeight: rem(26),
  color: vars.color.actionText,
  fontVariantNumeric: "lining-nums tabular-nums",
});

export const body = style({ display: "grid", gap: 4, minWidth: 0, justifyItems: "start" });

export const title = style({
  fontFamily: vars.font.text,
  letterSpacing: 0,
  fontSize: rem(18),
  fontWeight: 600,
  lineHeight: rem(26),
  overflowWrap: "anywhere",
});

export const cancelled = style({ textDecoration: "line-through", color: vars.color.textMuted });

export const text = style({
  fontSize: rem(16),
  lineHeight: rem(24),
  color: vars.color.textMuted,
  overflowWrap: "anywhere",
  whiteSpace: "pre-line",
});

export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  gap: "8px 16px",
  alignItems: "center",
  paddingBlockStart: 8,
});

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  gap: "4px 16px",
  alignItems: "baseline",
  justifyContent: "space-between",
});

export const page = style({
  width: "100%",
  maxWidth: 720,
  marginInline: "auto",
  padding: "32px 20px 48px",
  display: "grid",
  gap: 24,
});

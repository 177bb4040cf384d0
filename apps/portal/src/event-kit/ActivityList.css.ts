import { style } from "@vanilla-extract/css";
import { media, rem, vars } from "@jubilee/ui/theme";

export const day = style({
  paddingBlock: "28px 8px",
  fontFamily: vars.font.display,
  fontWeight: 560,
  fontSize: rem(22),
  lineHeight: rem(28),
  selectors: { "&:first-child": { paddingBlockStart: 8 } },
});

export const line = style({
  position: "relative",
  display: "grid",
  gap: "2px 20px",
  gridTemplateColumns: "minmax(0, 1fr)",
  paddingBlock: 14,
  borderBlockEnd: `1px solid ${vars.color.lineSoft}`,
  "@media": {
    [media.tabletUp]: {
      gridTemplateColumns: "124px minmax(0, 1fr) auto",
      alignItems: "start",
    },
  },
});

export const clock = style({
  color: vars.color.actionText,
  fontWeight: 600,
  fontSize: rem(14),
  lineHeight: rem(24),
  fontVariantNumeric: "lining-nums tabular-nums",
  whiteSpace: "nowrap",
});

export const words = style({ display: "grid", gap: 2, minWidth: 0 });

export const name = style({
  fontWeight: 600,
  fontSize: rem(16),
  lineHeight: rem(24),
  color: "inherit",
  textDecoration: "none",
  overflowWrap: "anywhere",
  selectors: {
    "&::after": { content: "", position: "absolute", inset: 0 },
    "&:hover": { textDecoration: "underline", textUnderlineOffset: 3 },
    "&:focus-visible": { outline: "none" },
    "&:focus-visible::after": {
      outline: `3px solid ${vars.color.focus}`,
      outlineOffset: 2,
      borderRadius: vars.radius.s,
    },
  },
});

export const cancelled = style({ textDecoration: "line-through" });

export const under = style({
  fontSize: rem(14),
  lineHeight: rem(20),
  color: vars.color.textMuted,
  overflowWrap: "anywhere",
});

export const end = style({
  display: "flex",
  flexWrap: "wrap",
  gap: 8,
  alignItems: "center",
  paddingBlockStart: 4,
  "@media": { [media.tabletUp]: { justifyContent: "flex-end", paddingBlockStart: 0 } },
});

export const clockDay = style({ display: "block", fontWeight: 550 });

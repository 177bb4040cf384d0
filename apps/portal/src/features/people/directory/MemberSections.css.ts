import { media, rem, vars } from "@jubilee/ui/theme";
import { style } from "@vanilla-extract/css";

export const head = style({
  display: "flex",
  alignItems: "center",
  gap: 14,
  marginBlockStart: 20,
  fontFamily: vars.font.display,
  fontSize: rem(18),
  fontWeight: 560,
  lineHeight: 1.2,
  color: vars.color.actionText,
  "::after": { content: '""', flex: 1, borderBlockStart: `1px solid ${vars.color.line}` },
});

export const lines = style({
  display: "grid",
  columnGap: 32,
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": {
    [media.tabletUp]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    "(min-width: 1200px)": { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
  },
});

export const line = style({
  position: "relative",
  display: "flex",
  alignItems: "center",
  gap: 12,
  minBlockSize: 60,
  paddingBlock: 6,
});

export const words = style({ display: "grid", gap: 2, flex: 1, minInlineSize: 0 });

export const name = style({
  fontSize: rem(16),
  fontWeight: 600,
  lineHeight: 1.3,
  color: vars.color.text,
  textDecoration: "none",
  overflowWrap: "anywhere",
  selectors: {
    "a&::after": { content: "", position: "absolute", inset: 0 },
    "a&:hover": { textDecoration: "underline", textUnderlineOffset: 3 },
  },
});

export const detail = style({
  fontSize: rem(14),
  lineHeight: 1.35,
  color: vars.color.textMuted,
  overflowWrap: "anywhere",
});

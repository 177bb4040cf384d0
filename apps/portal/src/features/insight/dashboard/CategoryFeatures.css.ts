import { style } from "@vanilla-extract/css";
import { media, rem, vars } from "@jubilee/ui/theme";

export const list = style({
  display: "grid",
  columnGap: 40,
  "@media": { [media.desktop]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});

export const feature = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  gap: "2px 16px",
  alignItems: "center",
  minHeight: 76,
  paddingBlock: 14,
  borderBlockStart: `1px solid ${vars.color.lineSoft}`,
});

export const name = style({
  color: "inherit",
  textDecoration: "none",
  fontSize: rem(16),
  fontWeight: 600,
  lineHeight: 1.35,
  selectors: {
    "&::after": { content: "", position: "absolute", inset: 0 },
    "&:hover": { textDecoration: "underline", textUnderlineOffset: 3 },
  },
});

export const words = style({
  gridColumn: 1,
  fontSize: rem(14),
  lineHeight: 1.45,
  color: vars.color.textMuted,
});

export const plan = style({ gridColumn: 2, gridRow: "1 / 3" });

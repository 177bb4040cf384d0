import { media, rem, vars } from "@jubilee/ui/theme";
import { style } from "@vanilla-extract/css";

export const stage = style({
  display: "grid",
  gridTemplateRows: "auto 1fr",
  overflow: "hidden",
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.l,
  selectors: {
    "&:fullscreen": { border: 0, borderRadius: 0, gridTemplateRows: "minmax(0, 2fr) 3fr" },
  },
});

export const art = style({
  minHeight: 0,
  overflow: "hidden",
  "@media": { [media.tabletUp]: { maxHeight: 280 } },
  selectors: { [`${stage}:fullscreen &`]: { maxHeight: "none" } },
});

export const words = style({
  display: "grid",
  gap: 20,
  justifyItems: "center",
  alignContent: "center",
  padding: "28px 16px 32px",
  textAlign: "center",
  overflowWrap: "anywhere",
  "@media": { [media.tabletUp]: { gap: 28, padding: "40px 32px 44px" } },
});

export const facts = style({ fontSize: rem(16), lineHeight: 1.5, color: vars.color.textMuted });
export const viewer = style({ display: "block", fontSize: rem(14) });

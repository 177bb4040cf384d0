import { keyframes, style } from "@vanilla-extract/css";
import { media, rem, vars } from "@jubilee/ui/theme";

const appear = keyframes({ from: { opacity: 0 } });

export const dialog = style({
  width: "100vw",
  maxWidth: "100vw",
  height: "100dvh",
  maxHeight: "100dvh",
  padding: 0,
  border: 0,
  background: vars.color.page,
  color: vars.color.text,
  overscrollBehavior: "contain",
  selectors: {
    "&[open]": {
      display: "grid",
      gridTemplateRows: "auto minmax(0, 1fr) auto",
      animation: `${appear} ${vars.duration.base} ${vars.ease}`,
      "@media": { [media.reducedMotion]: { animation: "none" } },
    },
  },
});
export const bar = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  paddingInline: 16,
  minHeight: 56,
  fontSize: rem(14),
  fontVariantNumeric: "tabular-nums",
});
export const figure = style({
  display: "grid",
  gridTemplateRows: "minmax(0, 1fr) auto",
  justifyItems: "center",
  gap: 12,
  minHeight: 0,
  margin: 0,
  paddingInline: 16,
});
export const picture = style({
  width: "100%",
  height: "100%",
  minHeight: 0,
  objectFit: "contain",
});
export const caption = style({
  maxWidth: "62ch",
  fontSize: rem(16),
  lineHeight: rem(24),
  textAlign: "center",
  overflowWrap: "anywhere",
});
export const ways = style({
  display: "flex",
  justifyContent: "center",
  gap: 24,
  padding: "8px 16px calc(12px + env(safe-area-inset-bottom))",
});
export const arrow = style({ selectors: { "&:dir(rtl)": { transform: "scaleX(-1)" } } });

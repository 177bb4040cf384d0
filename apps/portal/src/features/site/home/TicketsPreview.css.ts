import { media, rem, vars } from "@jubilee/ui/theme";
import { style } from "@vanilla-extract/css";

const { color, font, ink, moss } = vars;

export const widget = style({
  overflow: "hidden",
  border: `1px solid ${ink["5"]}`,
  borderRadius: 14,
  background: color.surface,
  color: color.text,
  fontFamily: font.text,
  fontSize: rem(14),
  lineHeight: 1.45,
});

export const head = style({ padding: "18px 20px 14px", color: color.textMuted });
export const name = style({
  display: "block",
  fontFamily: font.display,
  fontSize: rem(20),
  fontWeight: 560,
  lineHeight: 1.15,
  letterSpacing: "-0.01em",
  color: color.text,
});

export const row = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "8px 14px",
  padding: "13px 20px",
  borderBlockStart: `1px dashed ${ink["6"]}`,
  "@media": { [media.desktop]: { flexWrap: "nowrap" } },
});
export const what = style({
  flex: "1 0 100%",
  minInlineSize: 0,
  "@media": { [media.desktop]: { flex: 1 } },
});
export const strong = style({ fontWeight: 600 });
export const note = style({
  display: "block",
  marginBlockStart: 2,
  fontSize: rem(12),
  color: color.textMuted,
});
export const price = style({
  flex: 1,
  fontWeight: 600,
  fontVariantNumeric: "tabular-nums",
  "@media": { [media.desktop]: { flex: "none" } },
});
export const stepper = style({
  display: "flex",
  alignItems: "center",
  border: `1px solid ${ink["7"]}`,
  borderRadius: vars.radius.full,
});
export const step = style({
  display: "grid",
  placeItems: "center",
  inlineSize: 34,
  blockSize: 34,
  fontStyle: "normal",
});
export const count = style({ minInlineSize: 16, fontWeight: 600, textAlign: "center" });

export const buy = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  blockSize: 48,
  margin: "14px 20px 18px",
  paddingInline: 18,
  borderRadius: 10,
  background: moss["10"],
  color: color.onAction,
  fontSize: rem(16),
  fontWeight: 600,
});

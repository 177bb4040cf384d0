import { media, rem, vars } from "@jubilee/ui/theme";
import { style } from "@vanilla-extract/css";

const { color, font, moss, sky, plum } = vars;

export const phone = style({
  position: "relative",
  zIndex: 1,
  order: -1,
  inlineSize: 300,
  marginBlockEnd: -88,
  padding: 8,
  borderRadius: 36,
  boxShadow: vars.shadow["3"],
  "@media": {
    [media.desktop]: {
      position: "absolute",
      zIndex: 2,
      insetInlineStart: 64,
      insetBlockEnd: -36,
      marginBlockEnd: 0,
    },
  },
});

/** The case lies behind the screen and is as dark as the night page, whatever the theme. */
export const shell = style({
  position: "absolute",
  zIndex: -1,
  inset: 0,
  borderRadius: "inherit",
  background: color.page,
});

export const screen = style({
  overflow: "hidden",
  borderRadius: 29,
  background: moss["2"],
  color: color.text,
});

export const cover = style({ blockSize: 176, overflow: "hidden" });
export const body = style({
  display: "grid",
  gap: 12,
  padding: "18px 18px 20px",
  fontSize: rem(14),
});
export const title = style({
  fontFamily: font.display,
  fontSize: rem(22),
  fontWeight: 560,
  lineHeight: 1.1,
  letterSpacing: "-0.015em",
});

export const where = style({
  display: "grid",
  gridTemplateColumns: "44px 1fr",
  alignItems: "center",
  gap: "4px 12px",
});
export const leaf = style({
  inlineSize: 44,
  blockSize: 48,
  paddingBlockStart: 6,
  border: `1px solid ${moss["5"]}`,
  borderRadius: 10,
  background: color.surface,
  fontSize: rem(12),
  lineHeight: 1.1,
  textAlign: "center",
});
export const leafDay = style({
  display: "block",
  fontFamily: font.display,
  fontSize: rem(20),
  fontWeight: 560,
  lineHeight: 1,
});
export const strong = style({ fontWeight: 600 });
export const muted = style({ color: color.textMuted });

export const who = style({ display: "flex", alignItems: "center", gap: 10 });
export const faces = style({ display: "inline-flex", gap: 2 });
export const face = style({
  display: "grid",
  placeItems: "center",
  inlineSize: 24,
  blockSize: 24,
  borderRadius: vars.radius.full,
  background: sky["4"],
  color: sky["11"],
  fontSize: rem(12),
  fontWeight: 600,
  lineHeight: 1,
  letterSpacing: "-0.03em",
  selectors: { "&:nth-child(2)": { background: plum["4"], color: plum["11"] } },
});

export const yes = style({
  display: "grid",
  placeItems: "center",
  blockSize: 48,
  borderRadius: 12,
  background: moss["10"],
  color: color.onAction,
  fontSize: rem(16),
  fontWeight: 600,
});
export const others = style({ display: "grid", gridTemplateColumns: "1fr 1fr", gap: 8 });
export const other = style({
  display: "grid",
  placeItems: "center",
  blockSize: 44,
  border: `1px solid ${moss["5"]}`,
  borderRadius: 12,
  fontWeight: 600,
});

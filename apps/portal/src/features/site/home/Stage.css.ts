import { media, rem, vars } from "@jubilee/ui/theme";
import { style } from "@vanilla-extract/css";

export const stage = style({
  position: "relative",
  overflow: "hidden",
  borderRadius: vars.radius.l,
  "@media": { [media.desktop]: { blockSize: 620, borderRadius: 24 } },
});

export const ground = style({ position: "absolute", inset: 0, background: vars.ink["4"] });

export const cover = style({
  display: "block",
  inlineSize: "100%",
  blockSize: "100%",
  objectFit: "cover",
});

export const things = style({
  position: "relative",
  display: "grid",
  justifyItems: "center",
  padding: "40px 16px 0",
  "@media": { [media.desktop]: { position: "absolute", inset: 0, display: "block", padding: 0 } },
});

export const captions = style({
  display: "flex",
  flexWrap: "wrap",
  gap: "4px 32px",
  marginBlockStart: 14,
  fontSize: rem(14),
  color: vars.color.textMuted,
});

import { media, rem, vars } from "@jubilee/ui/theme";
import { style } from "@vanilla-extract/css";

export const tools = style({ maxWidth: 420, marginBlockEnd: 16 });

export const count = style({ display: "block", marginBlockEnd: 16, color: vars.color.textMuted });

export const shelf = style({ marginBlockEnd: 48 });

export const cards = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 220px), 1fr))",
  gap: "28px 20px",
  marginBlockStart: 16,
  "@media": { [media.mobile]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", gap: 16 } },
});

export const card = style({
  display: "grid",
  gap: 4,
  alignContent: "start",
  color: "inherit",
  textDecoration: "none",
  fontSize: rem(14),
  lineHeight: 1.4,
  borderRadius: vars.radius.m,
  selectors: { "&:focus-visible": { outline: `3px solid ${vars.color.focus}`, outlineOffset: 4 } },
});

export const name = style({
  fontWeight: 600,
  marginBlockStart: 6,
  selectors: { [`${card}:hover &`]: { textDecoration: "underline", textUnderlineOffset: 3 } },
});

export const line = style({ color: vars.color.textMuted });

import { media, rem, vars } from "@jubilee/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

export const sides = style({
  display: "grid",
  gap: 32,
  alignItems: "start",
  "@media": { [media.tabletUp]: { gridTemplateColumns: "minmax(0, 1fr) 300px", gap: 40 } },
});
export const heading = style({ fontSize: rem(14), fontWeight: 600 });

export const phone = style({
  maxInlineSize: 320,
  marginInline: "auto",
  border: `8px solid ${vars.ink["8"]}`,
  borderRadius: 36,
  overflow: "hidden",
  background: vars.color.page,
  color: vars.color.text,
});
export const art = style({ overflow: "hidden" });
globalStyle(`${art} > span`, { borderRadius: 0 });
export const body = style({ display: "grid", gap: 10, padding: "16px 18px 28px" });
export const title = style({
  fontFamily: vars.font.display,
  fontSize: rem(28),
  fontWeight: 560,
  lineHeight: 1.08,
  letterSpacing: "-0.02em",
});
export const when = style({ fontSize: rem(14), fontWeight: 600 });
export const button = style({
  display: "grid",
  placeItems: "center",
  minBlockSize: 44,
  borderRadius: vars.radius.m,
  background: vars.color.action,
  color: vars.color.onAction,
  fontWeight: 600,
});
export const paragraph = style({ fontSize: rem(14), lineHeight: 1.5 });

import { media, rem, vars } from "@jubilee/ui/theme";
import { style } from "@vanilla-extract/css";

export const mails = style({
  display: "grid",
  gap: 16,
  margin: 0,
  padding: 0,
  listStyle: "none",
  "@media": { [media.tabletUp]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});
export const mail = style({
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.l,
  background: vars.color.surface,
  overflow: "hidden",
});
export const art = style({ blockSize: 56, overflow: "hidden" });
export const body = style({ display: "grid", gap: 6, padding: "14px 16px 18px" });
export const head = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  gap: "0 12px",
  fontSize: rem(12),
  color: vars.color.textMuted,
});
export const name = style({ fontWeight: 600, color: vars.color.text });
export const subject = style({
  fontFamily: vars.font.display,
  fontSize: rem(18),
  fontWeight: 560,
  lineHeight: 1.25,
});
export const text = style({ fontSize: rem(14), lineHeight: 1.5, color: vars.color.textMuted });

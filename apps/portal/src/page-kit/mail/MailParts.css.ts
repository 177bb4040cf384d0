import { rem, vars } from "@jubilee/ui/theme";
import { style } from "@vanilla-extract/css";

export const subjectText = style({ fontSize: rem(18), fontWeight: 600, overflowWrap: "anywhere" });

export const parts = style({ display: "grid", gap: 16 });
export const choice = style({ justifySelf: "start" });

export const frame = style({
  display: "block",
  inlineSize: "100%",
  blockSize: 760,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.l,
  background: vars.color.well,
});

export const mailText = style({
  margin: 0,
  padding: 20,
  borderRadius: vars.radius.l,
  background: vars.color.well,
  fontFamily: vars.font.mono,
  fontSize: rem(14),
  lineHeight: 1.6,
  whiteSpace: "pre-wrap",
  overflowWrap: "anywhere",
});

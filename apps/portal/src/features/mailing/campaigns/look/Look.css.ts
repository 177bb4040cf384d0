import { rem, vars } from "@jubilee/ui/theme";
import { recipe } from "@vanilla-extract/recipes";
import { style } from "@vanilla-extract/css";

export const stage = style({
  display: "grid",
  gap: 16,
  justifyItems: "center",
  padding: "16px 12px",
  borderRadius: vars.radius.l,
  background: vars.color.tint,
});
export const inbox = style({
  display: "grid",
  gap: 2,
  width: "100%",
  maxWidth: 680,
  overflowWrap: "anywhere",
});
export const inboxSubject = style({ fontWeight: 600 });
export const inboxLine = style({ fontSize: rem(14), color: vars.color.textMuted });
export const frame = recipe({
  base: {
    display: "block",
    blockSize: 760,
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.l,
    background: vars.color.well,
  },
  variants: {
    width: {
      wide: { inlineSize: "100%", maxInlineSize: 680 },
      narrow: { inlineSize: "100%", maxInlineSize: 375 },
    },
  },
});
export const plain = style({
  width: "100%",
  maxWidth: 680,
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

import { globalStyle, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { rem } from "../../theme/rem.ts";
import { vars } from "../../theme/vars.css.ts";

const base = style({
  fontFamily: vars.font.text,
  color: vars.color.text,
  overflowWrap: "anywhere",
});

export const prose = recipe({
  base,
  variants: {
    size: {
      normal: { fontSize: rem(16), lineHeight: 1.6 },
      story: { fontSize: rem(18), lineHeight: rem(28) },
    },
    measure: { true: { maxWidth: "62ch" } },
  },
});

const inside = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(`${base} ${selector}`, rule);

inside(":is(p, ul, ol, blockquote, pre, dl) + :is(p, ul, ol, blockquote, pre)", {
  marginBlockStart: 12,
});
inside("h2", { marginBlock: "40px 12px", fontSize: rem(22), lineHeight: 1.2 });
inside("h3", { marginBlock: "28px 8px", fontSize: rem(18), lineHeight: 1.25 });
inside("> :is(h2, h3):first-child", { marginBlockStart: 0 });
inside(":is(ul, ol)", { display: "grid", gap: 6, paddingInlineStart: 22 });
inside("ul > li", { listStyle: "disc" });
inside("ol > li", { listStyle: "decimal" });
inside("li::marker", { color: vars.color.textMuted });
inside("dt", { marginBlockStart: 24, fontWeight: 600 });
inside("dd", { marginBlockStart: 4, color: vars.color.textMuted });
inside("blockquote", {
  paddingInlineStart: 16,
  borderInlineStart: `3px solid ${vars.color.line}`,
  color: vars.color.textMuted,
});
inside("code", {
  padding: "1px 5px",
  borderRadius: 4,
  background: vars.color.tint,
  fontFamily: vars.font.mono,
  fontSize: "0.88em",
});
inside("[data-mention]", { fontWeight: 600, color: vars.color.actionText });
inside("hr", { marginBlock: 32, border: 0, borderBlockStart: `1px solid ${vars.color.lineSoft}` });
inside("img", { blockSize: "auto", marginBlock: 20, borderRadius: vars.radius.m });

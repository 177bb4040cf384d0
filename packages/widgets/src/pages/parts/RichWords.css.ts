import { rem, vars } from "@jubilee/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

export const words = style({ overflowWrap: "anywhere" });

const inside = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(`${words} ${selector}`, rule);

inside("> :is(ul, ol, blockquote)", { marginBlockStart: 0 });
inside("> * + :is(p, ul, ol, blockquote, hr, img)", { marginBlockStart: 12 });
inside("h4", { marginBlockStart: 20, fontSize: rem(20), lineHeight: 1.3 });
inside("h5", { marginBlockStart: 20, fontSize: rem(16), lineHeight: 1.4 });
inside(":is(ul, ol)", {
  display: "grid",
  gap: 4,
  marginInline: 0,
  marginBlockEnd: 0,
  paddingInlineStart: 22,
});
inside("ul > li", { listStyle: "disc" });
inside("ol > li", { listStyle: "decimal" });
inside("blockquote", {
  marginInline: 0,
  marginBlockEnd: 0,
  paddingInlineStart: 16,
  borderInlineStart: `3px solid ${vars.color.line}`,
  color: vars.color.textMuted,
});
inside("hr", { border: 0, borderBlockStart: `1px solid ${vars.color.line}` });
inside("img", {
  display: "block",
  maxWidth: "100%",
  height: "auto",
  borderRadius: vars.radius.m,
});

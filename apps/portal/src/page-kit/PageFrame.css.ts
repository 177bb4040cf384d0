import { media, vars } from "@jubilee/ui/theme";
import { style, styleVariants } from "@vanilla-extract/css";
import { framePx } from "../shell/measures.ts";
import { gutter } from "../shell/Shell.css.ts";

export const page = style({ paddingInline: gutter, paddingBlock: "24px 72px" });

export const width = styleVariants({
  full: { maxInlineSize: framePx.content, marginInline: "auto" },
  text: { maxInlineSize: 720, marginInline: "auto" },
  form: { maxInlineSize: 440, marginInline: "auto" },
});

export const header = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-end",
  gap: "12px 16px",
  marginBlockEnd: 24,
  "@media": { [media.mobile]: { alignItems: "center", marginBlockEnd: 16 } },
});

export const titles = style({ display: "grid", gap: 6, marginInlineEnd: "auto", minInlineSize: 0 });
export const lead = style({ fontSize: 16, color: vars.color.textMuted, maxInlineSize: "62ch" });

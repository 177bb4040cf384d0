import { media, rem, vars } from "@jubilee/ui/theme";
import { style, styleVariants } from "@vanilla-extract/css";
import { framePx } from "../app/frame/measures.ts";
import { gutter } from "../app/frame/gutter.css.ts";

export const page = style({ paddingInline: gutter, paddingBlock: "24px 72px" });

/** Every page begins at the same edge, under the search box. */
export const column = style({ maxInlineSize: framePx.content, marginInline: "auto" });

export const width = styleVariants({
  full: {},
  text: { maxInlineSize: 720 },
  form: { maxInlineSize: 440 },
});

export const header = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-end",
  gap: "12px 16px",
  marginBlockEnd: 24,
  "@media": { [media.mobile]: { alignItems: "center", marginBlockEnd: 16 } },
});

export const titles = style({
  display: "grid",
  gap: 6,
  marginInlineEnd: "auto",
  minInlineSize: 0,
  /* A long lead breaks before it pushes the actions below it. */
  "@media": { [media.tabletUp]: { flex: "1 1 280px" } },
});
export const named = style({ display: "flex", alignItems: "center", gap: 4, minInlineSize: 0 });
export const lead = style({
  fontSize: rem(16),
  color: vars.color.textMuted,
  maxInlineSize: "62ch",
});

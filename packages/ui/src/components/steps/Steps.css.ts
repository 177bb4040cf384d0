import { globalStyle, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { showChosen } from "../../theme/forced.ts";
import { media } from "../../theme/measures.ts";
import { rem } from "../../theme/rem.ts";
import { vars } from "../../theme/vars.css.ts";

export const list = style({
  display: "flex",
  alignItems: "center",
  gap: 12,
  margin: 0,
  padding: 0,
  fontFamily: vars.font.text,
  fontSize: rem(14),
  listStyle: "none",
});
export const step = style({
  display: "flex",
  alignItems: "center",
  gap: 8,
  minWidth: 0,
  selectors: {
    "&:not(:first-child)::before": {
      content: '""',
      width: 24,
      height: 1,
      flex: "none",
      background: vars.color.border,
      marginInlineEnd: 4,
    },
  },
});
export const mark = recipe({
  base: {
    display: "grid",
    placeItems: "center",
    width: 24,
    height: 24,
    flex: "none",
    borderRadius: "50%",
    fontSize: rem(12),
    fontWeight: 600,
    fontVariantNumeric: "tabular-nums",
  },
  variants: {
    state: {
      done: { background: vars.moss["3"], color: vars.moss["11"] },
      current: { background: vars.color.action, color: vars.color.onAction },
      ahead: { boxShadow: `inset 0 0 0 1.5px ${vars.ink["8"]}`, color: vars.color.textMuted },
    },
  },
});
globalStyle(`${mark.classNames.base} svg`, { width: 14, height: 14, strokeWidth: 2.5 });
export const name = recipe({
  base: { whiteSpace: "nowrap" },
  variants: {
    state: {
      done: { color: vars.color.textMuted },
      current: { fontWeight: 600, color: vars.color.text },
      ahead: { color: vars.color.textMuted },
    },
  },
});
for (const state of ["done", "ahead"] as const)
  globalStyle(name.classNames.variants.state[state], {
    "@media": { [media.mobile]: { display: "none" } },
  });
showChosen(mark.classNames.variants.state.current);

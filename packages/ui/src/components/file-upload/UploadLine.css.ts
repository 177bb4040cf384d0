import { globalStyle, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { rem } from "../../theme/rem.ts";
import { vars } from "../../theme/vars.css.ts";

export const lines = style({ display: "grid", marginBlockStart: 8 });

export const line = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "end",
  gap: "4px 12px",
  minHeight: 52,
  paddingBlock: 6,
  fontFamily: vars.font.text,
  fontSize: rem(14),
  lineHeight: 1.4,
  selectors: { "& + &": { borderBlockStart: `1px solid ${vars.color.lineSoft}` } },
});

export const state = recipe({
  base: { display: "flex", flex: "none" },
  variants: {
    state: {
      sending: { color: vars.color.textMuted },
      done: { color: vars.color.successText },
      failed: { color: vars.color.dangerText },
    },
  },
});
globalStyle(`${state.classNames.base} svg`, { width: 20, height: 20, strokeWidth: 1.75 });

export const words = style({ display: "grid", gap: 4, flex: "1 1 180px", minWidth: 0 });
export const name = style({
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  fontWeight: 500,
});
export const failure = style({ color: vars.color.dangerText });

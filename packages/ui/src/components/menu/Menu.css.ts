import { globalStyle, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { dayNight } from "../../theme/dayNight.ts";
import { showChosen } from "../../theme/forced.ts";
import { media } from "../../theme/measures.ts";
import { rem } from "../../theme/rem.ts";
import { vars } from "../../theme/vars.css.ts";

export const menu = style({
  minWidth: 200,
  maxWidth: "min(340px, calc(100vw - 16px))",
  padding: 6,
});

export const item = recipe({
  base: {
    display: "flex",
    alignItems: "center",
    gap: 10,
    width: "100%",
    minHeight: 36,
    paddingInline: 10,
    border: 0,
    borderRadius: 8,
    background: "none",
    color: vars.color.text,
    fontSize: rem(14),
    textAlign: "start",
    textDecoration: "none",
    cursor: "pointer",
    outline: "none",
    userSelect: "none",
    selectors: {
      "&[data-highlighted], &:focus-visible": {
        background: dayNight(vars.ink["3"], vars.ink["5"]),
      },
      "&[data-disabled]": { color: vars.color.textMuted, opacity: 0.6, cursor: "not-allowed" },
    },
    "@media": { [media.touch]: { minHeight: 44 } },
  },
  variants: { destructive: { true: { color: vars.color.dangerText } } },
});
globalStyle(`${item.classNames.base} svg`, {
  width: 16,
  height: 16,
  flex: "none",
  strokeWidth: 1.75,
});

export const label = style({ flex: 1, minWidth: 0 });
export const end = style({ color: vars.color.textMuted, fontSize: rem(12) });

export const caption = style({
  padding: "8px 10px 4px",
  fontSize: rem(12),
  fontWeight: 500,
  color: vars.color.textMuted,
});

export const separator = style({
  height: 1,
  margin: "6px 0",
  border: 0,
  background: vars.color.lineSoft,
});
showChosen(`${item.classNames.base}:is([data-highlighted], :focus-visible)`);

import { globalStyle, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { dayNight } from "../../theme/dayNight.ts";
import { showChosen } from "../../theme/forced.ts";
import { media } from "../../theme/measures.ts";
import { rem } from "../../theme/rem.ts";
import { vars } from "../../theme/vars.css.ts";

export const track = recipe({
  base: {
    display: "inline-flex",
    gap: 2,
    maxWidth: "100%",
    padding: 3,
    borderRadius: vars.radius.m,
    background: vars.color.tint,
  },
  variants: { wide: { true: { display: "flex", width: "100%" } } },
});

export const cell = recipe({
  base: { position: "relative", display: "grid", cursor: "pointer", minWidth: 0 },
  variants: { wide: { true: { flex: 1 } } },
});

export const input = style({
  position: "absolute",
  inset: 0,
  width: "100%",
  height: "100%",
  margin: 0,
  opacity: 0,
  cursor: "inherit",
});

export const face = recipe({
  base: {
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    gap: 6,
    height: 34,
    paddingInline: 14,
    borderRadius: 7,
    color: vars.color.textMuted,
    fontFamily: vars.font.text,
    fontSize: rem(14),
    fontWeight: 500,
    whiteSpace: "nowrap",
    transition: `background-color ${vars.duration.fast} ${vars.ease}`,
    "@media": { [media.touch]: { minHeight: 44 } },
  },
  variants: { wide: { true: { paddingInline: 6 } } },
});
globalStyle(`${face.classNames.base} svg`, { width: 16, height: 16, strokeWidth: 1.75 });
globalStyle(`${input}:checked + ${face.classNames.base}`, {
  background: dayNight(vars.color.surface, vars.ink["6"]),
  color: vars.color.text,
  boxShadow: vars.shadow["1"],
});
globalStyle(`${input}:focus-visible + ${face.classNames.base}`, {
  outline: `3px solid ${vars.color.focus}`,
  outlineOffset: 2,
});
showChosen(`${input}:checked + ${face.classNames.base}`);

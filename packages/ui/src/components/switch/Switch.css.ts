import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { media } from "../../theme/measures.ts";
import { rem } from "../../theme/rem.ts";
import { vars } from "../../theme/vars.css.ts";

export const row = recipe({
  base: {
    display: "flex",
    alignItems: "start",
    gap: 12,
    fontFamily: vars.font.text,
    fontSize: rem(14),
    lineHeight: rem(24),
    cursor: "pointer",
    "@media": { [media.touch]: { minHeight: 44, paddingBlock: 10 } },
    selectors: { "&:has(:disabled)": { cursor: "not-allowed", color: vars.color.textMuted } },
  },
  variants: {
    side: {
      start: { width: "fit-content" },
      end: { flexDirection: "row-reverse", justifyContent: "space-between" },
    },
  },
});

export const texts = style({ display: "grid", minWidth: 0 });
export const help = style({ lineHeight: 1.4, color: vars.color.textMuted });

export const track = style({
  position: "relative",
  flex: "none",
  width: 40,
  height: 24,
  margin: 0,
  borderRadius: 12,
  background: vars.ink["9"],
  appearance: "none",
  cursor: "inherit",
  transition: `background-color ${vars.duration.base} ${vars.ease}`,
  "::after": {
    content: '""',
    position: "absolute",
    insetInlineStart: 3,
    top: 3,
    width: 18,
    height: 18,
    borderRadius: "50%",
    background: vars.color.surface,
    transition: `inset-inline-start ${vars.duration.base} ${vars.ease}`,
  },
  selectors: {
    "&:checked": { background: vars.color.action },
    "&:checked::after": { insetInlineStart: 19, background: vars.color.knob },
    "&:focus-visible": { outline: `3px solid ${vars.color.focus}`, outlineOffset: 2 },
    "&:disabled": { opacity: 0.45 },
  },
  "@media": { "(forced-colors: active)": { appearance: "auto" } },
});

import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { dayNight } from "../../theme/dayNight.ts";
import { media } from "../../theme/measures.ts";
import { rem } from "../../theme/rem.ts";
import { vars } from "../../theme/vars.css.ts";

export const row = recipe({
  base: {
    display: "inline-flex",
    alignItems: "start",
    gap: 10,
    minWidth: 0,
    fontFamily: vars.font.text,
    fontSize: rem(14),
    lineHeight: rem(20),
    color: vars.color.text,
    cursor: "pointer",
    selectors: { "&:has(:disabled)": { cursor: "not-allowed", color: vars.color.textMuted } },
  },
  variants: {
    bare: {
      true: {
        justifyContent: "center",
        "@media": { [media.touch]: { minWidth: 44, minHeight: 44, alignItems: "center" } },
      },
      false: { "@media": { [media.touch]: { minHeight: 44, paddingBlock: 12 } } },
    },
  },
});

export const texts = style({ display: "grid", gap: 2, minWidth: 0 });
export const help = style({ color: vars.color.textMuted });

export const box = recipe({
  base: {
    display: "inline-grid",
    placeItems: "center",
    flex: "none",
    width: 18,
    height: 18,
    margin: 0,
    marginBlockStart: 1,
    border: `1.5px solid ${vars.ink["9"]}`,
    borderRadius: 5,
    background: dayNight(vars.color.surface, "transparent"),
    appearance: "none",
    /* The tick in it gives it no other baseline, so a line does not move when it is ticked. */
    contain: "layout",
    cursor: "inherit",
    transition: `background-color ${vars.duration.fast} ${vars.ease}, border-color ${vars.duration.fast} ${vars.ease}`,
    selectors: {
      "&:checked, &:indeterminate": {
        background: vars.color.action,
        borderColor: vars.color.action,
      },
      "&:checked::after": {
        content: '""',
        width: 9,
        height: 5,
        border: `2px solid ${vars.color.onAction}`,
        borderTop: 0,
        borderRight: 0,
        transform: "translateY(-1px) rotate(-45deg)",
      },
      "&:indeterminate::after": {
        content: '""',
        width: 8,
        height: 2,
        border: 0,
        background: vars.color.onAction,
        transform: "none",
      },
      "&:focus-visible": { outline: `3px solid ${vars.color.focus}`, outlineOffset: 2 },
      "&:disabled": { opacity: 0.45 },
      '&[aria-invalid="true"]': { borderColor: vars.color.danger },
    },
    "@media": { "(forced-colors: active)": { appearance: "auto" } },
  },
  variants: {
    shape: { square: {}, round: { borderRadius: "50%" } },
    /* Without words it stands in rows: ticking all of them would begin a hundred transitions. */
    bare: { true: { transition: "none" } },
  },
});

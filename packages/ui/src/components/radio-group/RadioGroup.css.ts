import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { media } from "../../theme/measures.ts";
import { rem } from "../../theme/rem.ts";
import { vars } from "../../theme/vars.css.ts";

export const legend = style({
  padding: 0,
  marginBlockEnd: 8,
  fontFamily: vars.font.text,
  fontSize: rem(14),
  fontWeight: 600,
  lineHeight: 1.35,
});

export const choices = recipe({
  base: { display: "grid", gap: 10 },
  variants: {
    look: {
      plain: { "@media": { [media.touch]: { gap: 0 } } },
      cards: {
        gap: 8,
        "@media": {
          [media.tabletUp]: { gridTemplateColumns: "repeat(auto-fit, minmax(200px, 1fr))" },
        },
      },
    },
  },
});

export const choice = recipe({
  base: {
    display: "flex",
    alignItems: "start",
    gap: 10,
    fontFamily: vars.font.text,
    fontSize: rem(14),
    lineHeight: rem(20),
    cursor: "pointer",
    selectors: { "&:has(:disabled)": { cursor: "not-allowed", color: vars.color.textMuted } },
  },
  variants: {
    look: {
      /* A finger's height; the ring stays beside the first line where there are two. */
      plain: { "@media": { [media.touch]: { paddingBlock: 12 } } },
      cards: {
        padding: 14,
        border: `1px solid ${vars.color.fieldBorder}`,
        borderRadius: vars.radius.m,
        background: vars.color.surface,
        selectors: {
          "&:has(:checked)": {
            borderColor: vars.color.action,
            boxShadow: `inset 0 0 0 1px ${vars.color.action}`,
            background: vars.color.selected,
          },
        },
      },
    },
  },
});

export const dot = style({
  display: "inline-grid",
  placeItems: "center",
  flex: "none",
  width: 18,
  height: 18,
  margin: 0,
  marginBlockStart: 1,
  border: `1.5px solid ${vars.ink["9"]}`,
  borderRadius: "50%",
  background: vars.color.field,
  appearance: "none",
  cursor: "inherit",
  selectors: {
    "&:checked": { borderColor: vars.color.action, borderWidth: 5.5 },
    "&:focus-visible": { outline: `3px solid ${vars.color.focus}`, outlineOffset: 2 },
    "&:disabled": { opacity: 0.45 },
  },
  "@media": { "(forced-colors: active)": { appearance: "auto" } },
});

export const texts = style({ display: "grid", gap: 2, minWidth: 0, flex: 1 });
/** The option and what stands at its end; what is said of it has the whole width below. */
export const firstLine = style({ display: "flex", gap: 10, justifyContent: "space-between" });
export const strong = style({ fontWeight: 600 });
export const help = style({ color: vars.color.textMuted });

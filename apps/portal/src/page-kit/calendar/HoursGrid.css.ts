import { rem, vars } from "@jubilee/ui/theme";
import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { hourLines } from "./hourLines.ts";

/** The height of a quarter of an hour. */
export const stepPx = 12;

const focus = { outline: `3px solid ${vars.color.focus}`, outlineOffset: 1 };

export const scroller = style({
  overflowX: "auto",
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.m,
  background: vars.color.surface,
  selectors: { "&:focus-visible": { ...focus, outlineOffset: 2 } },
});

export const grid = style({ display: "grid", minWidth: "min-content" });

const sticky = {
  position: "sticky",
  insetInlineStart: 0,
  zIndex: 2,
  background: vars.color.surface,
} as const;

export const corner = style({ ...sticky, borderBlockEnd: `1px solid ${vars.color.line}` });

export const long = style({
  ...sticky,
  padding: "6px 8px",
  fontSize: rem(12),
  textAlign: "end",
  color: vars.color.textMuted,
  borderBlockEnd: `1px solid ${vars.color.line}`,
});

export const head = recipe({
  base: {
    minHeight: 40,
    padding: "8px 6px",
    border: 0,
    borderInlineStart: `1px solid ${vars.color.lineSoft}`,
    borderBlockEnd: `1px solid ${vars.color.line}`,
    background: "none",
    color: vars.color.text,
    font: "inherit",
    fontSize: rem(14),
    fontWeight: 600,
    cursor: "pointer",
    selectors: {
      "&:hover": { background: vars.color.hover },
      "&:focus-visible": { ...focus, outlineOffset: -3 },
    },
  },
  variants: { isToday: { true: { color: vars.color.actionText } } },
});

export const longDay = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "start",
  gap: 3,
  padding: 4,
  borderInlineStart: `1px solid ${vars.color.lineSoft}`,
  borderBlockEnd: `1px solid ${vars.color.line}`,
});

export const hours = style({ ...sticky });

export const hour = style({
  position: "absolute",
  insetInline: 0,
  paddingInline: "6px 8px",
  paddingBlockStart: 2,
  fontSize: rem(12),
  lineHeight: rem(16),
  textAlign: "end",
  color: vars.color.textMuted,
  fontVariantNumeric: "lining-nums tabular-nums",
});

export const column = style(hourLines(stepPx));

export const now = style({
  position: "absolute",
  insetInline: 0,
  zIndex: 1,
  borderBlockStart: `2px solid ${vars.color.action}`,
  pointerEvents: "none",
});

export const place = style({ position: "absolute", paddingInline: 2 });

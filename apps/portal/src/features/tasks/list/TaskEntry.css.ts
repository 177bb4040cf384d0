import { media, rem, vars } from "@jubilee/ui/theme";
import { style } from "@vanilla-extract/css";

/** On phones at the window's foot, where the thumb is. */
export const entry = style({
  marginBlock: 8,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.l,
  background: vars.color.surface,
  selectors: { "&:focus-within": { borderColor: vars.plum["9"], boxShadow: vars.shadow["1"] } },
  "@media": {
    [media.mobile]: {
      position: "sticky",
      insetBlockEnd: 8,
      zIndex: 2,
      boxShadow: vars.shadow["2"],
    },
    [media.print]: { display: "none" },
  },
});
export const line = style({
  display: "flex",
  gap: 12,
  alignItems: "center",
  minBlockSize: 48,
  paddingInline: 14,
  color: vars.color.actionText,
});

const text = {
  margin: 0,
  padding: 0,
  border: 0,
  font: "inherit",
  fontSize: rem(16),
  lineHeight: 2,
  letterSpacing: 0,
  whiteSpace: "pre",
} as const;
/** The words understood are tinted under the words that are typed: the same letters in the same places. */
export const typed = style({ position: "relative", flex: 1, minInlineSize: 0, overflow: "hidden" });
export const tint = style({
  ...text,
  position: "absolute",
  inset: 0,
  color: "transparent",
  pointerEvents: "none",
});
export const understood = style({
  borderRadius: 5,
  background: vars.plum["4"],
  color: "transparent",
});
export const input = style({
  ...text,
  position: "relative",
  display: "block",
  inlineSize: "100%",
  background: "none",
  color: vars.color.text,
  outline: "none",
  "::placeholder": { color: vars.color.textMuted, opacity: 1 },
});

export const hints = style({
  display: "flex",
  flex: "none",
  gap: 8,
  alignItems: "center",
  color: vars.color.textMuted,
  fontSize: rem(12),
  "@media": { [media.mobile]: { display: "none" } },
});
export const meaning = style({
  display: "flex",
  flexWrap: "wrap",
  gap: 8,
  alignItems: "center",
  paddingBlock: 8,
  paddingInline: 14,
  borderBlockStart: `1px solid ${vars.color.lineSoft}`,
  fontSize: rem(14),
});
export const understoodTitle = style({ fontWeight: 600, overflowWrap: "anywhere" });
export const chip = style({
  display: "inline-flex",
  gap: 6,
  alignItems: "center",
  minBlockSize: 30,
  maxInlineSize: "100%",
  paddingInline: 10,
  border: 0,
  borderRadius: vars.radius.m,
  background: vars.color.tint,
  color: vars.color.text,
  font: "inherit",
  fontSize: rem(14),
  cursor: "pointer",
  selectors: { "&:focus-visible": { outline: `3px solid ${vars.color.focus}`, outlineOffset: 1 } },
  "@media": { [media.touch]: { minBlockSize: 44 } },
});

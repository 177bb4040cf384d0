import { media, rem, vars } from "@jubilee/ui/theme";
import { style } from "@vanilla-extract/css";

export const root = style({
  position: "relative",
  maxInlineSize: 440,
  "@media": { [media.mobile]: { maxInlineSize: "none" } },
});

/** The field with what lies in it. */
export const box = style({ position: "relative" });

export const glass = style({
  position: "absolute",
  insetInlineStart: 13,
  insetBlockStart: 0,
  blockSize: "100%",
  color: vars.color.textMuted,
  pointerEvents: "none",
});

export const field = style({
  inlineSize: "100%",
  blockSize: 40,
  paddingInline: "40px 84px",
  border: `1px solid ${vars.color.fieldBorder}`,
  borderRadius: vars.radius.full,
  background: vars.color.tint,
  fontSize: rem(14),
  "::placeholder": { color: vars.color.textMuted, opacity: 1 },
  ":focus": { background: vars.color.surface, borderColor: vars.color.action, outline: "none" },
  selectors: { "&::-webkit-search-cancel-button": { display: "none" } },
  "@media": {
    [media.mobile]: {
      blockSize: 44,
      fontSize: rem(16),
      paddingInlineEnd: 12,
      textOverflow: "ellipsis",
      selectors: { "&:not(:placeholder-shown)": { paddingInlineEnd: 48 } },
    },
  },
});

export const end = style({
  position: "absolute",
  insetInlineEnd: 6,
  insetBlockStart: 0,
  blockSize: "100%",
  display: "flex",
  alignItems: "center",
  gap: 3,
});

/** Opens the palette; fingers have the header's button. */
export const keys = style({
  display: "flex",
  gap: 3,
  padding: "6px 4px",
  border: 0,
  borderRadius: 8,
  background: "none",
  cursor: "pointer",
  ":hover": { background: vars.color.hover },
  "@media": { [media.mobile]: { display: "none" } },
});
export const key = style({
  padding: "4px 6px",
  border: `1px solid ${vars.color.border}`,
  borderRadius: 5,
  background: vars.color.surface,
  color: vars.color.textMuted,
  fontFamily: vars.font.text,
  fontSize: rem(12),
  fontWeight: 500,
  lineHeight: 1,
});

export const clear = style({
  inlineSize: 30,
  blockSize: 30,
  display: "grid",
  placeItems: "center",
  padding: 0,
  border: 0,
  borderRadius: vars.radius.full,
  background: "none",
  color: vars.color.textMuted,
  cursor: "pointer",
  ":hover": { background: vars.ink["4"], color: vars.color.text },
  "@media": { [media.touch]: { inlineSize: 40, blockSize: 40 } },
});

export const popover = style({
  position: "absolute",
  zIndex: vars.zIndex.popover,
  insetBlockStart: "calc(100% + 8px)",
  insetInline: 0,
  maxBlockSize: "min(420px, 60vh)",
  overflowY: "auto",
  padding: 6,
  border: `1px solid ${vars.color.line}`,
  borderRadius: 12,
  background: vars.color.raised,
  boxShadow: vars.shadow["2"],
});

export const count = style({
  display: "block",
  padding: "8px 10px 4px",
  fontSize: rem(12),
  fontWeight: 500,
  color: vars.color.textMuted,
});

export const option = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "center",
  gap: "0 12px",
  inlineSize: "100%",
  padding: "8px 10px",
  border: 0,
  borderRadius: 8,
  background: "none",
  fontSize: rem(14),
  lineHeight: 1.4,
  textAlign: "start",
  cursor: "pointer",
  selectors: {
    "&:hover": { background: vars.color.tint },
    "&:focus-visible": {
      background: vars.color.tint,
      outline: `3px solid ${vars.color.focus}`,
      outlineOffset: -3,
    },
  },
});

export const optionTitle = style({ fontWeight: 600 });
export const optionNote = style({ color: vars.color.textMuted });
export const optionEnd = style({ justifySelf: "end" });
export const optionPlace = style({
  justifySelf: "end",
  fontSize: rem(12),
  color: vars.color.textMuted,
});
export const optionHint = style({
  gridColumn: "1 / -1",
  fontSize: rem(12),
  color: vars.color.warningText,
});
export const none = style({
  display: "block",
  padding: "12px 10px",
  fontSize: rem(14),
  color: vars.color.textMuted,
});

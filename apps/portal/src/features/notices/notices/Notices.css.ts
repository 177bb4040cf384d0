import { media, rem, vars } from "@jubilee/ui/theme";
import { style } from "@vanilla-extract/css";

export const tools = style({
  display: "flex",
  flexWrap: "wrap",
  gap: 12,
  alignItems: "center",
  "@media": { [media.tabletUp]: { justifyContent: "space-between" } },
});
export const choices = style({
  display: "flex",
  gap: 8,
  alignItems: "center",
  flex: "1 1 auto",
  minInlineSize: 0,
});

/** One of two choices that share what the line has left. */
export const choice = style({ flex: "1 1 0", minInlineSize: 0, maxInlineSize: 220 });

export const day = style({ display: "grid", gap: 8, marginBlockStart: 24 });

export const list = style({
  borderBlock: `1px solid ${vars.color.lineSoft}`,
});

export const line = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "12px minmax(0, 1fr) auto",
  alignItems: "center",
  gap: 12,
  minBlockSize: 64,
  paddingBlock: 10,
  contentVisibility: "auto",
  containIntrinsicBlockSize: "auto 64px",
  selectors: {
    "& + &": { borderBlockStart: `1px solid ${vars.color.lineSoft}` },
    "&:hover": { background: vars.color.hover },
  },
});

/** Unread: a point, and the line is heavier. */
export const point = style({
  inlineSize: 8,
  blockSize: 8,
  borderRadius: "50%",
  background: vars.color.actionText,
});

export const words = style({ display: "grid", gap: 2, minInlineSize: 0 });

export const what = style({
  color: "inherit",
  textDecoration: "none",
  fontSize: rem(16),
  lineHeight: 1.4,
  overflowWrap: "anywhere",
  selectors: {
    "&::after": { content: "", position: "absolute", inset: 0 },
    "&:hover": { textDecoration: "underline", textUnderlineOffset: 3 },
    '&[data-unread="true"]': { fontWeight: 600 },
  },
});

export const where = style({
  fontSize: rem(14),
  lineHeight: 1.4,
  color: vars.color.textMuted,
  overflowWrap: "anywhere",
});

/** Above the line's link, which covers all of it. */
export const mark = style({ position: "relative", zIndex: 1 });

export const more = style({ display: "grid", justifyItems: "center", marginBlockStart: 24 });

import { rem, showChosen, vars } from "@jubilee/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";
import { framePx } from "../app/frame/measures.ts";
import { headerHeight } from "./Shell.css.ts";

export const rail = style({
  position: "sticky",
  insetBlockStart: headerHeight,
  maxBlockSize: `calc(100vh - ${headerHeight})`,
  overflowY: "auto",
  display: "grid",
  gap: 2,
  paddingBlock: "16px 24px",
  paddingInline: 12,
  scrollbarWidth: "thin",
});

export const item = style({
  display: "flex",
  alignItems: "center",
  gap: 11,
  inlineSize: "100%",
  blockSize: 36,
  paddingInline: 12,
  border: 0,
  borderRadius: 8,
  background: "none",
  color: vars.color.textMuted,
  fontSize: rem(14),
  fontWeight: 500,
  whiteSpace: "nowrap",
  textDecoration: "none",
  cursor: "pointer",
  selectors: {
    "&:hover": { background: vars.color.hover, color: vars.color.text },
    '&[aria-current="page"]': { background: vars.color.tint, color: vars.color.text },
  },
});
globalStyle(`${item}[aria-current="page"] svg`, { color: vars.color.actionText });
globalStyle(`${item} svg`, { flex: "none" });

export const narrowItem = style({
  position: "relative",
  inlineSize: 40,
  blockSize: 40,
  paddingInline: 0,
  justifyContent: "center",
});

/**
 * A narrow rail says a name beside the icon, to the pointer and to the focus. Fixed, so that the
 * rail, which scrolls, does not cut it off; it stands at the height of its icon by itself.
 */
export const narrowName = style({
  position: "fixed",
  zIndex: vars.zIndex.tooltip,
  insetInlineStart: framePx.railNarrow - 4,
  paddingBlock: 6,
  paddingInline: 10,
  borderRadius: vars.radius.s,
  background: vars.ink["12"],
  color: vars.ink["1"],
  border: "1px solid transparent",
  fontSize: rem(12),
  pointerEvents: "none",
  clipPath: "inset(50%)",
  selectors: { [`${item}:is(:hover, :focus-visible) > &`]: { clipPath: "none" } },
});

/** How many wait, at the end of the line. */
export const unread = style({
  marginInlineStart: "auto",
  color: vars.color.text,
  fontSize: rem(13),
  fontVariantNumeric: "tabular-nums",
});

/** On a narrow rail a point alone says that something waits. */
export const narrowMark = style({
  position: "absolute",
  insetBlockStart: 8,
  insetInlineEnd: 8,
  inlineSize: 8,
  blockSize: 8,
  borderRadius: "50%",
  background: vars.color.actionText,
});

export const separator = style({
  inlineSize: "auto",
  marginBlock: 12,
  marginInline: 12,
  border: 0,
  borderBlockStart: `1px solid ${vars.color.lineSoft}`,
});
export const narrowSeparator = style({ marginInline: 4 });
showChosen(`${item}[aria-current="page"]`);

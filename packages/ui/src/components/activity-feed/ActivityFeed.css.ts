import { globalStyle, style } from "@vanilla-extract/css";
import { rem } from "../../theme/rem.ts";
import { vars } from "../../theme/vars.css.ts";

export const feed = style({
  display: "grid",
  gap: 24,
  minWidth: 0,
  fontFamily: vars.font.text,
  fontSize: rem(14),
  lineHeight: 1.45,
  color: vars.color.text,
});
export const day = style({ display: "grid", gap: 8, minWidth: 0 });
export const dayName = style({
  margin: 0,
  fontFamily: vars.font.text,
  fontSize: rem(12),
  fontWeight: 600,
  letterSpacing: 0,
  lineHeight: 1.35,
  color: vars.color.textMuted,
});
export const list = style({ display: "grid", margin: 0, padding: 0, listStyle: "none" });
export const line = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "32px minmax(0, 1fr)",
  columnGap: 12,
  paddingBlock: 8,
});
export const picture = style({ position: "relative", height: 32 });
/** What was done, on the picture of who did it. */
export const sign = style({
  position: "absolute",
  insetBlockEnd: -6,
  insetInlineEnd: -8,
  display: "grid",
  placeItems: "center",
  width: 18,
  height: 18,
  borderRadius: vars.radius.full,
  background: vars.color.tint,
  boxShadow: `0 0 0 2px ${vars.color.page}`,
  color: vars.color.text,
});
globalStyle(`${sign} svg`, { width: 12, height: 12, strokeWidth: 2 });

export const words = style({ minWidth: 0, paddingBlockStart: 5 });
export const said = style({ margin: 0, overflowWrap: "anywhere" });
globalStyle(`${said} b`, { fontWeight: 600 });
export const clock = style({
  marginInlineStart: 8,
  fontSize: rem(12),
  color: vars.color.textMuted,
  whiteSpace: "nowrap",
});
export const comment = style({
  display: "flex",
  alignItems: "center",
  gap: 4,
  marginBlockStart: 6,
  padding: "6px 14px",
  borderRadius: 12,
  background: vars.color.tint,
  selectors: {
    '&[data-state="sending"]': { opacity: 0.72 },
    '&[data-state="failed"]': { outline: `1px solid ${vars.color.danger}` },
  },
});
export const commentText = style({
  flex: 1,
  minWidth: 0,
  paddingBlock: 5,
  whiteSpace: "pre-wrap",
  overflowWrap: "anywhere",
});
export const below = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: 8,
  marginBlockStart: 4,
  fontSize: rem(12),
  color: vars.color.textMuted,
});
export const trouble = style({ fontWeight: 600, color: vars.color.dangerText });
export const editor = style({ display: "grid", gap: 8, marginBlockStart: 6 });
export const buttons = style({ display: "flex", justifyContent: "flex-end", gap: 8 });
export const fold = style({ paddingInlineStart: 40 });
/** Its button reaches into the room that the words keep free. */
export const menu = style({ marginInlineEnd: -8 });

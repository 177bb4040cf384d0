import { media, rem, vars } from "@jubilee/ui/theme";
import { style } from "@vanilla-extract/css";

const { color } = vars;

/** As wide as it is read, so that what can be done stands beside its words. */
export const column = style({ maxInlineSize: 760 });

export const lines = style({ display: "grid", padding: 0, listStyle: "none" });
export const line = style({
  display: "flex",
  alignItems: "start",
  gap: "8px 16px",
  paddingBlock: 16,
  selectors: { "& + &": { borderBlockStart: `1px solid ${color.line}` } },
  "@media": { [media.mobile]: { flexWrap: "wrap" } },
});
export const words = style({ flex: "1 1 240px", minWidth: 0, overflowWrap: "anywhere" });
export const question = style({
  fontFamily: vars.font.text,
  fontSize: rem(16),
  lineHeight: rem(24),
  letterSpacing: "normal",
});
export const answer = style({
  marginBlockStart: 4,
  maxWidth: "68ch",
  color: color.textMuted,
  whiteSpace: "pre-line",
});
/** Who asked or answered, and when. */
export const from = style({
  marginBlockStart: 4,
  fontSize: rem(14),
  lineHeight: rem(20),
  color: color.textMuted,
});
export const asked = style({
  margin: 0,
  paddingInlineStart: 16,
  borderInlineStart: `3px solid ${color.line}`,
  whiteSpace: "pre-line",
  overflowWrap: "anywhere",
});
export const tools = style({ display: "flex", flex: "none", gap: 8 });
export const proposals = style({
  display: "flex",
  flexWrap: "wrap",
  gap: 8,
  marginBlockStart: 8,
  padding: 0,
  listStyle: "none",
});

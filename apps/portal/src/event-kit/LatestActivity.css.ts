import { style } from "@vanilla-extract/css";
import { rem, vars } from "@jubilee/ui/theme";

export const line = style({
  display: "flex",
  gap: 12,
  alignItems: "center",
  minHeight: 52,
  paddingBlock: 8,
  fontSize: rem(14),
  lineHeight: 1.4,
  selectors: { "& + &": { borderBlockStart: `1px solid ${vars.color.lineSoft}` } },
});

export const words = style({ minWidth: 0, overflowWrap: "anywhere" });
export const name = style({ fontWeight: 600 });
export const when = style({
  marginInlineStart: "auto",
  flex: "none",
  alignSelf: "flex-start",
  paddingBlockStart: 3,
  fontSize: rem(12),
  color: vars.color.textMuted,
});

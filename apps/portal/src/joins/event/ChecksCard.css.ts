import { style } from "@vanilla-extract/css";
import { rem, vars } from "@jubilee/ui/theme";

export const list = style({ display: "grid" });

export const item = style({
  display: "grid",
  gridTemplateColumns: "20px minmax(0, 1fr) auto",
  gap: 12,
  alignItems: "center",
  minHeight: 44,
  paddingBlock: 8,
  fontSize: rem(14),
  lineHeight: 1.4,
  selectors: { "& + &": { borderBlockStart: `1px solid ${vars.color.lineSoft}` } },
});

export const why = style({ color: vars.color.textMuted });

export const done = style({ color: vars.color.successText });
export const open = style({ color: vars.ink["8"] });
export const settled = style({ color: vars.color.textMuted });

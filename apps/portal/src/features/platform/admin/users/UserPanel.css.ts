import { style } from "@vanilla-extract/css";
import { rem, vars } from "@jubilee/ui/theme";

export const part = style({
  display: "grid",
  gap: 12,
  paddingBlock: 20,
  borderBlockStart: `1px solid ${vars.color.lineSoft}`,
  selectors: { "&:first-child": { borderBlockStart: 0, paddingBlockStart: 0 } },
});

export const title = style({ margin: 0, fontSize: rem(14), fontWeight: 600 });

export const line = style({
  display: "flex",
  gap: 12,
  alignItems: "baseline",
  justifyContent: "space-between",
  fontSize: rem(14),
});

export const grow = style({ minWidth: 0, overflowWrap: "anywhere" });
export const quiet = style({ color: vars.color.textMuted, fontSize: rem(14), flex: "none" });

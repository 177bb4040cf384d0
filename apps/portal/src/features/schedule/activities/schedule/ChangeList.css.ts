import { style } from "@vanilla-extract/css";
import { rem, vars } from "@jubilee/ui/theme";

export const list = style({ display: "grid", gap: 0 });

export const line = style({
  display: "grid",
  gap: 4,
  paddingBlock: 10,
  borderBlockEnd: `1px solid ${vars.color.lineSoft}`,
});

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  gap: "4px 8px",
  alignItems: "center",
  fontWeight: 600,
});

export const was = style({ fontSize: rem(14), lineHeight: rem(20), color: vars.color.textMuted });

import { rem, vars } from "@jubilee/ui/theme";
import { style } from "@vanilla-extract/css";

export const title = style({ marginBlockStart: 16 });

export const list = style({
  marginBlock: "16px 32px",
  borderBlockStart: `1px solid ${vars.color.lineSoft}`,
});

export const item = style({
  paddingBlock: 14,
  borderBlockEnd: `1px solid ${vars.color.lineSoft}`,
  fontSize: rem(16),
});

export const today = style([
  item,
  { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "8px 16px" },
]);
export const words = style({ flex: "1 1 280px" });

export const links = style({ display: "flex", flexWrap: "wrap", gap: 8 });

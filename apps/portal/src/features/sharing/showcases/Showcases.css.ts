import { style } from "@vanilla-extract/css";
import { rem, vars } from "@jubilee/ui/theme";

export const chosen = style({ display: "grid", padding: 0, listStyle: "none" });
export const line = style({
  display: "flex",
  alignItems: "center",
  gap: 4,
  minHeight: 56,
  borderBlockEnd: `1px solid ${vars.color.line}`,
});
export const words = style({
  display: "grid",
  flex: 1,
  minWidth: 0,
  fontWeight: 600,
  overflowWrap: "anywhere",
});
export const when = style({ fontWeight: 400, fontSize: rem(14), color: vars.color.textMuted });

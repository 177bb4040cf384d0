import { style } from "@vanilla-extract/css";
import { vars } from "@jubilee/ui/theme";

export const row = style({ display: "flex", gap: 12, alignItems: "center", minWidth: 0 });
export const words = style({ display: "grid", flex: 1, minWidth: 0 });
export const name = style({
  fontWeight: 600,
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  textAlign: "match-parent",
});
export const detail = style({
  fontSize: 12,
  lineHeight: "16px",
  color: vars.color.textMuted,
  overflow: "hidden",
  textOverflow: "ellipsis",
});

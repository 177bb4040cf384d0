import { vars } from "@jubilee/ui/theme";
import { style } from "@vanilla-extract/css";

export const gates = style({
  display: "grid",
  gap: 16,
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 400px), 1fr))",
});

export const line = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "6px 12px",
  minHeight: 52,
  paddingBlock: 8,
  borderBlockEnd: `1px solid ${vars.color.lineSoft}`,
});

export const words = style({ display: "grid", minWidth: 0, overflowWrap: "anywhere" });
export const list = style({ listStyle: "none", padding: 0, margin: 0 });

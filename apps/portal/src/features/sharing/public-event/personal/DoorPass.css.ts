import { vars } from "@jubilee/ui/theme";
import { style } from "@vanilla-extract/css";

export const doorPass = style({
  display: "grid",
  gap: 12,
  padding: 16,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.m,
});

export const doorCode = style({
  display: "grid",
  justifyItems: "center",
  gap: 4,
  textAlign: "center",
  overflowWrap: "anywhere",
});

export const doorPasses = style({ display: "grid", gap: 20 });

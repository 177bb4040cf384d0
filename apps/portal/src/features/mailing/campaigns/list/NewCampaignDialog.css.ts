import { vars } from "@jubilee/ui/theme";
import { style } from "@vanilla-extract/css";

/** The desk that the mail lies on. */
export const sheet = style({
  padding: 16,
  borderRadius: 10,
  background: vars.color.tint,
});

export const sheetParts = style({
  display: "grid",
  gap: 16,
  minBlockSize: 120,
  alignContent: "start",
  padding: 20,
  background: vars.color.surface,
  boxShadow: vars.shadow["2"],
  borderRadius: 4,
});

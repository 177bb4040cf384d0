import { media, vars } from "@jubilee/ui/theme";
import { style } from "@vanilla-extract/css";

/** What is to come here, with its drawing beside it. */
export const opening = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  alignItems: "center",
  gap: 40,
  marginBlockEnd: 40,
  padding: "36px 44px",
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.l,
  background: vars.color.surface,
  "@media": {
    [media.mobile]: { gridTemplateColumns: "minmax(0, 1fr)", gap: 16, padding: "24px 20px" },
  },
});
export const words = style({ display: "grid", gap: 10, maxInlineSize: "58ch" });
export const acts = style({ marginBlockStart: 8 });

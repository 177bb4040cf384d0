import { vars } from "@jubilee/ui/theme";
import { style } from "@vanilla-extract/css";

/** What is sold, below what whoever has bought here has. */
export const shop = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 16 });
export const list = style({ padding: "8px 20px" });
export const line = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  gap: "0 16px",
  paddingBlock: 14,
  borderBlockEnd: `1px solid ${vars.color.line}`,
});

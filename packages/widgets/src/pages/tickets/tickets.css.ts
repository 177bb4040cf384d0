import { rem, vars } from "@jubilee/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";
import { question } from "../styles/around.css.ts";

/** The page's panel is their frame: heading, what whoever has bought here has, and the widget in one. */
export const alone = style({ scrollMarginBlockStart: 16 });
globalStyle(`${alone} > h2`, {
  padding: "20px 20px 12px",
  borderBlockEnd: `1px solid ${vars.color.line}`,
  font: `560 ${rem(22)}/${rem(28)} ${vars.font.display}`,
});
globalStyle(`${alone} > h2:lang(ar)`, { fontWeight: 600 });
globalStyle(`${alone} > ${question}`, { borderBlockEnd: `1px solid ${vars.color.line}` });
export const list = style({ padding: "8px 20px" });
export const line = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  gap: "0 16px",
  paddingBlock: 14,
  borderBlockEnd: `1px solid ${vars.color.line}`,
});

import { vars } from "@jubilee/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";
import { monogram } from "../../styles/monogram.css.ts";
import { crowd, twoColumns } from "../../styles/page.css.ts";

const { color } = vars;
const rule = `1px solid ${color.line}`;

export const foot = style({
  display: "none",
  padding: "0 20px",
  "@media": { [twoColumns]: { display: "block" } },
});
export const coming = style({
  display: "flex",
  alignItems: "center",
  gap: 16,
  borderBlockStart: rule,
});
globalStyle(`${coming} > ${crowd}`, { border: 0 });
export const faces = style({ display: "flex", flex: "none" });
export const face = style([
  monogram,
  {
    width: 36,
    height: 36,
    marginInlineEnd: -8,
    border: `2px solid ${color.surface}`,
    fontSize: 12,
    fontStyle: "normal",
  },
]);
export const ways = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  gap: "0 16px",
  paddingBlock: 4,
  borderBlockStart: rule,
});

import { globalStyle, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { rem } from "../../theme/rem.ts";
import { vars } from "../../theme/vars.css.ts";

export const list = recipe({
  base: { margin: 0, fontFamily: vars.font.text, fontSize: rem(14), lineHeight: rem(20) },
  variants: { look: { rows: { display: "grid", gap: 8 }, lines: { display: "grid" } } },
});
export const pair = recipe({
  base: { display: "grid", gridTemplateColumns: "minmax(72px, 112px) minmax(0, 1fr)", gap: 8 },
  variants: {
    look: {
      rows: {},
      lines: {
        gridTemplateColumns: "fit-content(60%) minmax(0, 1fr)",
        justifyContent: "space-between",
        padding: "10px 0",
        borderBlockEnd: `1px solid ${vars.color.lineSoft}`,
        selectors: { "&:last-child": { borderBlockEnd: 0 } },
      },
    },
  },
});
globalStyle(`${pair.classNames.variants.look.lines} > dd`, {
  justifySelf: "end",
  textAlign: "end",
});
export const term = style({ color: vars.color.textMuted });
export const detail = style({ margin: 0, overflowWrap: "anywhere", minWidth: 0 });

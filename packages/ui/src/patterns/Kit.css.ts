import { style } from "@vanilla-extract/css";
import { media } from "../theme/measures.ts";
import { vars } from "../theme/vars.css.ts";

export const sides = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  "@media": { [media.mobile]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
export const side = style({
  paddingInline: 40,
  paddingBlock: 48,
  background: vars.color.page,
  color: vars.color.text,
  "@media": { [media.mobile]: { paddingInline: 16, paddingBlock: 32 } },
});
/** As high as an example of a working view is drawn. */
export const sampleRoom = style({ display: "grid", blockSize: 360 });

import { vars } from "@jubilee/ui/theme";
import { style, styleVariants } from "@vanilla-extract/css";

/** The makers' hues, as near as the palette has them: light pages by day and by night. */
export const ink = styleVariants({
  page: { fill: vars.sky["1"] },
  blue: { fill: vars.sky["9"] },
  deep: { fill: vars.sky["10"] },
  pale: { fill: vars.sky["7"] },
  green: { fill: vars.moss["9"] },
  yellow: { fill: vars.marigold["9"] },
  red: { fill: vars.brick["9"] },
  leaf: { fill: vars.color.surface, stroke: vars.color.border },
});
const letters = style({ fontFamily: vars.font.text, textAnchor: "middle" });
export const numeral = style([letters, { fill: vars.sky["11"], fontWeight: 600 }]);
export const weekday = style([letters, { fill: vars.brick["11"], fontWeight: 700 }]);
export const day = style([letters, { fill: vars.color.text, fontWeight: 400 }]);
export const ring = style({ fill: "none", stroke: vars.sky["1"], strokeWidth: 2.6 });

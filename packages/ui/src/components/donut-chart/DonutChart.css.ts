import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { ownColours } from "../../theme/forced.ts";
import { rem } from "../../theme/rem.ts";
import { vars } from "../../theme/vars.css.ts";

export const figure = style({ containerType: "inline-size" });
export const chart = style({
  display: "flex",
  alignItems: "center",
  gap: 24,
  fontFamily: vars.font.text,
  fontSize: rem(14),
  lineHeight: rem(20),
  "@container": { "(max-width: 300px)": { flexDirection: "column", alignItems: "stretch" } },
});
export const ring = style({
  position: "relative",
  flex: "none",
  width: 132,
  height: 132,
  "@container": { "(max-width: 300px)": { marginInline: "auto" } },
});
export const svg = style({ width: "100%", height: "100%", transform: "rotate(-90deg)" });
export const track = style({ fill: "none", strokeWidth: 14, stroke: vars.ink["4"] });
export const arc = recipe({
  base: { fill: "none", strokeWidth: 14 },
  variants: {
    tone: {
      success: { stroke: vars.moss["9"] },
      warning: { stroke: vars.marigold["9"] },
      danger: { stroke: vars.brick["9"] },
      plum: { stroke: vars.plum["9"] },
      info: { stroke: vars.sky["9"] },
      neutral: { stroke: vars.ink["7"] },
    },
  },
});
export const middle = style({
  position: "absolute",
  inset: 0,
  display: "grid",
  alignContent: "center",
  justifyItems: "center",
  gap: 2,
});
export const total = style({
  fontFamily: vars.font.display,
  fontSize: rem(28),
  fontWeight: 560,
  lineHeight: 1,
  fontVariantNumeric: "lining-nums tabular-nums",
  fontKerning: "none",
});
export const unit = style({ fontSize: rem(12), lineHeight: rem(16), color: vars.color.textMuted });
export const rows = style({ flex: 1, minWidth: 0, maxWidth: 360, display: "grid", gap: 8 });
export const row = style({ display: "flex", alignItems: "center", gap: 8 });
export const dot = recipe({
  base: { flex: "none", width: 8, height: 8, borderRadius: "50%", ...ownColours },
  variants: {
    tone: {
      success: { background: vars.moss["9"] },
      warning: { background: vars.marigold["9"] },
      danger: { background: vars.brick["9"] },
      plum: { background: vars.plum["9"] },
      info: { background: vars.sky["9"] },
      neutral: { background: vars.ink["7"] },
    },
  },
});
export const name = style({ flex: 1, minWidth: 0, overflowWrap: "anywhere" });
export const value = style({ fontWeight: 600, fontVariantNumeric: "tabular-nums" });

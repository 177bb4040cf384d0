import { globalStyle, style } from "@vanilla-extract/css";
import { edge, forced, v } from "./tokens.ts";

/** The text of this sheet; the build puts it here. */
export const sheet = "@@sheet";

/** A stroke in the middle, of the words' colour. */
const bar = (size: string) => `linear-gradient(currentColor 0 0) center / ${size} no-repeat`;

export const stepper = style({
  display: "grid",
  gridTemplateColumns: "44px minmax(28px, 36px) 44px",
  minInlineSize: 0,
  padding: 0,
  alignItems: "center",
  textAlign: "center",
  border: `1px solid ${edge}`,
  borderRadius: v.control,
  marginInlineStart: "auto",
  selectors: {
    "&[data-on]": { borderColor: v.accent, boxShadow: `inset 0 0 0 1px ${v.accent}` },
  },
});
globalStyle(`${stepper} button`, {
  height: 44,
  padding: 0,
  border: 0,
  borderRadius: v.control,
  background: bar("12px 2px"),
  color: "inherit",
  cursor: "pointer",
  "@media": { [forced]: { forcedColorAdjust: "none", color: "CanvasText" } },
});
globalStyle(`${stepper} :last-child`, { background: `${bar("12px 2px")}, ${bar("2px 12px")}` });
globalStyle(`${stepper} [aria-disabled=true]`, { opacity: 0.35, cursor: "default" });
globalStyle(`${stepper} output`, {
  font: `600 16px/44px ${v.fontText}`,
  fontVariantNumeric: "tabular-nums",
});

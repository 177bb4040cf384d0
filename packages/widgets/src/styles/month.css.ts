import { globalStyle, style } from "@vanilla-extract/css";
import { icon, v, wide } from "./tokens.ts";

/** The text of this sheet; the build puts it here. */
export const sheet = "@@sheet";

globalStyle("svg", icon);
export const bar = style({
  gridTemplateColumns: "44px 1fr 44px",
  alignItems: "center",
  paddingBlock: 8,
  textAlign: "center",
});
globalStyle(`${bar} h3`, { font: `560 18px/26px ${v.fontDisplay}` });
globalStyle(`${bar} button`, {
  display: "grid",
  placeItems: "center",
  height: 44,
  padding: 0,
  border: 0,
  borderRadius: v.control,
  background: "none",
  color: "inherit",
  cursor: "pointer",
});
globalStyle(`${bar} [aria-disabled]`, { opacity: 0.35, cursor: "default" });
globalStyle(`${bar} button:dir(rtl) svg`, { scale: "-1 1" });

/** The page of the calendar needs room for words in its days. */
export const page = style({ display: "none", "@container": { [wide]: { display: "table" } } });
export const grid = style({
  width: "100%",
  tableLayout: "fixed",
  borderCollapse: "collapse",
  borderTop: `1px solid ${v.line}`,
});
globalStyle(`${grid} th`, { font: `600 12px/20px ${v.fontText}`, color: v.muted, padding: 4 });
globalStyle(`${grid} td`, {
  height: 72,
  padding: 4,
  verticalAlign: "top",
  border: `1px solid ${v.line}`,
  font: `12px/16px ${v.fontText}`,
  textAlign: "start",
});
globalStyle(`${grid} :is(td, th):first-child`, { borderInlineStart: 0 });
globalStyle(`${grid} :is(td, th):last-child`, { borderInlineEnd: 0 });
export const outside = style({ background: v.tint, color: v.muted });
export const today = style({
  display: "inline-block",
  minWidth: 20,
  padding: "2px 4px",
  borderRadius: v.control,
  background: v.accent,
  color: v.onAccent,
  textAlign: "center",
});
export const mark = style({
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 2,
  overflow: "hidden",
  marginTop: 4,
  padding: "2px 4px",
  borderRadius: 4,
  background: `color-mix(in oklab, ${v.accent} 16%, ${v.surface})`,
  color: v.text,
  textDecoration: "none",
  overflowWrap: "anywhere",
  selectors: { "a&:hover": { textDecoration: "underline" } },
});

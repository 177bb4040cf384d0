import { globalStyle, style } from "@vanilla-extract/css";
import { icon, radius, v } from "./tokens.ts";

/** The text of this sheet; the build puts it here. */
export const sheet = "@@sheet";

/** Stands under the card, outside what was reserved for it: nothing above it moves. */
export const offer = style({
  display: "flex",
  alignItems: "center",
  gap: 8,
  minHeight: 44,
  padding: "0 4px",
  border: 0,
  background: "none",
  color: v.accentText,
  font: `600 14px/20px ${v.fontText}`,
  cursor: "pointer",
});
globalStyle(`${offer}[hidden]`, { display: "none" });
globalStyle(`${offer} svg`, icon);
globalStyle(`dialog > ${offer}`, { marginInline: 20 });

/** White in both themes: cameras want it. */
export const code = style({
  justifySelf: "center",
  width: 232,
  maxWidth: "100%",
  aspectRatio: "1",
  padding: 16,
  borderRadius: radius.m,
  background: "white",
  color: "black",
});
globalStyle(`${code} svg`, {
  display: "block",
  width: "100%",
  height: "auto",
  fill: "currentColor",
  stroke: "none",
  shapeRendering: "crispEdges",
});

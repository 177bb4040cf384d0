import { globalStyle, style } from "@vanilla-extract/css";
import { edge, icon, v } from "./tokens.ts";

/** The text of this sheet; the build puts it here. */
export const sheet = "@@sheet";

export const ranking = style({ listStyle: "none", padding: 0, display: "grid", gap: 8 });
export const scale = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(44px, 1fr))",
  gap: 8,
});
globalStyle(`:is(${ranking}, ${scale}) + *`, { paddingTop: 8 });
globalStyle(`${ranking} li`, {
  display: "flex",
  alignItems: "center",
  minHeight: 52,
  paddingInlineStart: 14,
  border: `1px solid ${edge}`,
  borderRadius: v.control,
  background: v.surface,
  cursor: "grab",
});
globalStyle(`${ranking} b`, {
  font: `560 20px/26px ${v.fontDisplay}`,
  color: v.accentText,
  minWidth: 28,
});
globalStyle(`${ranking} bdi`, {
  flex: 1,
  minWidth: 0,
  fontWeight: 600,
  overflowWrap: "anywhere",
  paddingBlock: 12,
});
globalStyle(`${ranking} button`, {
  display: "grid",
  placeItems: "center",
  flex: "none",
  minWidth: 44,
  minHeight: 44,
  padding: 0,
  border: 0,
  background: "none",
  color: "inherit",
  cursor: "pointer",
});
globalStyle(`${ranking} svg`, { ...icon, width: 18, height: 18 });
globalStyle(`${ranking} [aria-disabled=true]`, { opacity: 0.35, cursor: "default" });
globalStyle(`${ranking} [data-words]`, {
  paddingInline: 14,
  font: `600 14px/20px ${v.fontText}`,
  color: v.accentText,
});
globalStyle(`${ranking} [data-out]`, { borderStyle: "dashed" });
globalStyle(`${ranking} [data-out] bdi`, { color: v.muted });
globalStyle(`${ranking} [data-dragged]`, {
  borderColor: v.accent,
  boxShadow: `inset 0 0 0 1px ${v.accent}`,
});

globalStyle(`${scale} label`, { position: "relative", display: "grid" });
globalStyle(`${scale} input`, {
  position: "absolute",
  inset: 0,
  width: "100%",
  height: "100%",
  opacity: 0,
  cursor: "pointer",
});
globalStyle(`${scale} span`, {
  display: "grid",
  placeItems: "center",
  minHeight: 52,
  border: `1px solid ${edge}`,
  borderRadius: v.control,
  font: `560 20px/26px ${v.fontDisplay}`,
});
globalStyle(`${scale} :checked + span`, {
  background: v.accent,
  borderColor: v.accent,
  color: v.onAccent,
});
globalStyle(`${scale} :focus-visible + span`, {
  outline: `3px solid ${v.focus}`,
  outlineOffset: 2,
});

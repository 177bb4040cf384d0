import { globalStyle, style } from "@vanilla-extract/css";
import { roomFor } from "./room.ts";
import { edge, radius, shadow, v, wide } from "./tokens.ts";

/** The text of this sheet; the build puts it here. */
export const sheet = "@@sheet";

roomFor("donation");

/** One of a few, side by side: once or monthly, in honour or in memory. */
export const segments = style({
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "1fr",
  gap: 2,
  padding: 3,
  borderRadius: 12,
  background: v.tint,
});
/** Suggested amounts: two abreast on phones, four where there is room. */
export const amounts = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(max(40%, 80px), 1fr))",
  gap: 8,
  "@container": { [wide]: { gridTemplateColumns: "repeat(auto-fit, minmax(104px, 1fr))" } },
});
globalStyle(`:is(${segments}, ${amounts}) label`, { position: "relative", display: "grid" });
globalStyle(`:is(${segments}, ${amounts}) input`, {
  position: "absolute",
  inset: 0,
  width: "100%",
  height: "100%",
  opacity: 0,
  cursor: "pointer",
});
globalStyle(`:is(${segments}, ${amounts}) span`, {
  display: "grid",
  placeItems: "center",
  minHeight: 44,
  borderRadius: 9,
  font: `600 14px/20px ${v.fontText}`,
  color: v.muted,
  textAlign: "center",
  transition: "background .16s",
});
globalStyle(`${segments} :checked + span`, {
  background: v.surface,
  color: v.text,
  boxShadow: `${shadow["1"]}, inset 0 0 0 1px ${v.line}`,
});
globalStyle(`${amounts} span`, {
  minHeight: 56,
  padding: "0 6px",
  border: `1px solid ${edge}`,
  borderRadius: v.control,
  font: `560 20px/26px ${v.fontDisplay}`,
  fontVariantNumeric: "lining-nums",
  color: v.text,
});
globalStyle(`${amounts} :checked + span`, {
  background: v.tint,
  borderColor: v.accent,
  boxShadow: `inset 0 0 0 1px ${v.accent}`,
});
globalStyle(`:is(${segments}, ${amounts}) :focus-visible + span`, {
  outline: `3px solid ${v.focus}`,
  outlineOffset: 2,
});

/** A tick and its words. */
export const tick = style({
  display: "grid",
  gridTemplateColumns: "24px minmax(0, 1fr)",
  gap: "0 12px",
  alignItems: "start",
  minHeight: 28,
  cursor: "pointer",
});
globalStyle(`${tick} input`, {
  width: 22,
  height: 22,
  accentColor: v.accent,
  cursor: "pointer",
});

globalStyle(`${tick} span span`, { display: "block" });

/** How much of the goal is there. */
export const bar = style({
  appearance: "none",
  display: "block",
  width: "100%",
  height: 8,
  border: 0,
  borderRadius: radius.full,
  overflow: "hidden",
  background: v.tint,
  outline: "1px solid transparent",
  forcedColorAdjust: "none",
  selectors: {
    "&::-webkit-progress-bar": { background: v.tint },
    "&::-webkit-progress-value": { background: v.accent },
    "&::-moz-progress-bar": { background: v.accent },
  },
});
export const raised = style({ paddingTop: 12, display: "grid", gap: 8 });
export const sum = style({
  font: `560 36px/40px ${v.fontDisplay}`,
  letterSpacing: "-0.02em",
  fontVariantNumeric: "lining-nums",
  fontKerning: "none",
});
globalStyle(`${raised} b`, { font: `560 22px/26px ${v.fontDisplay}`, color: v.text });

import { globalStyle, style } from "@vanilla-extract/css";
import { roomFor } from "./room.ts";
import { icon, shadow, v } from "./tokens.ts";

/** The text of this sheet; the build puts it here. */
export const sheet = "@@sheet";

roomFor("rsvp");

/** Yes, maybe, no: shape and word carry the meaning, colour only underlines it. */
export const choice = style({
  display: "grid",
  // All three side by side, or in a builder's narrow column all under one another.
  gridTemplateColumns: "repeat(auto-fit, minmax(max(30%, min(100%, (220px - 100%) * 99)), 1fr))",
  gap: 2,
  padding: 3,
  border: 0,
  borderRadius: 12,
  background: v.tint,
  minInlineSize: 0,
});
globalStyle(`${choice} label`, { position: "relative", display: "grid" });
globalStyle(`${choice} input`, {
  position: "absolute",
  inset: 0,
  width: "100%",
  height: "100%",
  opacity: 0,
  cursor: "pointer",
});
globalStyle(`${choice} span`, {
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  gap: 6,
  minHeight: 44,
  borderRadius: 9,
  font: `600 14px/20px ${v.fontText}`,
  color: v.muted,
  transition: "background .16s",
});
globalStyle(`${choice} svg`, { ...icon, width: 16, height: 16, strokeWidth: 2.5 });
globalStyle(`${choice} :checked + span`, {
  background: v.surface,
  color: v.text,
  boxShadow: `${shadow["1"]}, inset 0 0 0 1px ${v.line}`,
});
globalStyle(`${choice} [value=yes]:checked + span`, {
  background: v.accent,
  color: v.onAccent,
  boxShadow: "none",
});
/** What the event's own page has written inside is as high as the question that takes its place. */
globalStyle(":host([bare]:not(:empty)) [aria-busy]", { minHeight: 0 });

globalStyle(`${choice} :focus-visible + span`, {
  outline: `3px solid ${v.focus}`,
  outlineOffset: 2,
});

export const row = style({
  display: "flex",
  flexWrap: "wrap",
  gap: "8px 16px",
  alignItems: "center",
});
globalStyle(`${row} > div`, { flex: "1 80px" });
export const rowLabel = style({ fontWeight: 600 });

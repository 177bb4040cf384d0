import { globalStyle, style } from "@vanilla-extract/css";
import { edge, forced, icon, radius, shadow, v, wide } from "./tokens.ts";

/** The text of this sheet; the build puts it here. */
export const sheet = "@@sheet";

export const dates = style({ display: "grid", gap: 12, minWidth: 0 });
globalStyle(`${dates} small`, {
  display: "block",
  font: `12px/16px ${v.fontText}`,
  color: v.muted,
});
globalStyle(`${dates} svg`, { ...icon, width: 18, height: 18 });
globalStyle(`${dates} [data-mark]`, { width: 16, height: 16, strokeWidth: 1.5, color: v.muted });
globalStyle(`${dates} :is([data-mark=yes], [data-mark=maybe])`, { color: v.accentText });
globalStyle(`${dates} :is([data-mark=yes] circle, [data-mark=maybe] path)`, {
  fill: "currentColor",
});
/** The tick lies on the full circle. */
globalStyle(`${dates} [data-mark=yes] path`, {
  stroke: v.surface,
  "@media": { [forced]: { stroke: "Canvas" } },
});
globalStyle(`${dates} [data-mark=none] circle`, { strokeDasharray: "1.5 2.5" });

export const zone = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "4px 12px",
  paddingBlock: 8,
  borderBlock: `1px solid ${v.line}`,
});
globalStyle(`${zone} > span`, { flex: "1 1 150px" });
/** Its words are what is seen; the list of zones lies over them and takes the press. */
export const zoneField = style({
  position: "relative",
  display: "grid",
  alignItems: "center",
  minHeight: 44,
  color: v.accentText,
  font: `600 16px/20px ${v.fontText}`,
  borderRadius: radius.s,
});
globalStyle(`${zoneField} select`, {
  position: "absolute",
  inset: 0,
  width: "100%",
  opacity: 0,
  font: `16px/24px ${v.fontText}`,
  cursor: "pointer",
});
globalStyle(`${zoneField}:focus-within`, { outline: `3px solid ${v.focus}`, outlineOffset: 2 });
globalStyle(`${zoneField} option`, { background: "Canvas", color: "CanvasText" });
export const legend = style({
  listStyle: "none",
  padding: 0,
  display: "flex",
  flexWrap: "wrap",
  gap: "4px 20px",
});
globalStyle(`${legend} li`, { display: "flex", alignItems: "center", gap: 8 });

export const list = style({ listStyle: "none", padding: 0 });
globalStyle(`${list} li`, {
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  alignItems: "center",
  gap: "10px 12px",
  paddingBlock: 14,
  borderBottom: `1px solid ${v.line}`,
});
export const time = style({ display: "flex", gap: 12, alignItems: "flex-start", minWidth: 0 });
globalStyle(`${time} > span + span > b`, { font: `600 18px/24px ${v.fontText}` });
/** A leaf of a calendar. */
export const leaf = style({
  display: "inline-block",
  flex: "none",
  width: 44,
  textAlign: "center",
  border: `1px solid ${v.line}`,
  borderRadius: 8,
  overflow: "hidden",
  background: v.surface,
});
globalStyle(`${leaf} small`, { background: v.tint, lineHeight: "18px" });
globalStyle(`${leaf} b`, { display: "block", font: `560 20px/28px ${v.fontDisplay}` });
globalStyle(`${leaf} b ~ small`, { background: "none", lineHeight: "16px" });
globalStyle(`${leaf} small:last-child`, { paddingBottom: 4 });
export const tally = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  gap: "4px 12px",
  flexBasis: "100%",
});
globalStyle(`${tally} b`, { color: v.text });
globalStyle(`${tally} span + b`, { marginInlineStart: 8 });
export const people = style({ display: "inline-flex", flexWrap: "wrap", gap: 3 });

export const three = style({
  display: "grid",
  gridTemplateColumns: "repeat(3, 44px)",
  padding: 2,
  borderRadius: 12,
  background: v.tint,
  "@media": { [forced]: { border: "1px solid ButtonBorder" } },
});
globalStyle(`${three} label`, { position: "relative", display: "grid" });
globalStyle(`${three} input`, {
  position: "absolute",
  inset: 0,
  width: "100%",
  height: "100%",
  opacity: 0,
  cursor: "pointer",
});
globalStyle(`${three} label > span`, {
  display: "grid",
  placeItems: "center",
  minHeight: 44,
  borderRadius: 10,
  color: v.muted,
});
globalStyle(`${three} [data-mark]`, { color: "inherit", width: 20, height: 20 });
/** An outline until it is chosen. */
globalStyle(`${three} :not(:checked) + span :is(circle, [data-mark=yes] path)`, {
  fill: "none",
  stroke: "currentColor",
});
globalStyle(`${three} [value=yes]:checked + span path`, { stroke: v.accent });
globalStyle(`${three} :checked + span`, {
  background: v.surface,
  color: v.text,
  boxShadow: `${shadow["1"]}, inset 0 0 0 1px ${v.line}`,
});
globalStyle(`${three} [value=yes]:checked + span`, { background: v.accent, color: v.onAccent });
globalStyle(`${three} :focus-visible + span`, {
  outline: `3px solid ${v.focus}`,
  outlineOffset: 2,
});

export const initials = style({
  display: "grid",
  placeItems: "center",
  flex: "none",
  width: 36,
  height: 36,
  borderRadius: radius.full,
  background: v.tint,
  border: `1px solid ${edge}`,
  font: `560 12px/16px ${v.fontDisplay}`,
});
export const said = style({ display: "grid", gap: 12, paddingTop: 16 });
globalStyle(`${said} h3`, { font: `560 22px/28px ${v.fontDisplay}` });
globalStyle(`${said} div`, { display: "flex", gap: 12, alignItems: "flex-start" });
globalStyle(`${said} b`, { display: "block", color: v.text });
globalStyle(`${said} p`, { color: v.muted, overflowWrap: "anywhere", minWidth: 0 });

export const tableBox = style({ overflowX: "auto", "@container": { [wide]: {} } });
export const table = style({ width: "100%", borderCollapse: "collapse", textAlign: "center" });
globalStyle(`${table} tr > *`, {
  padding: "8px 6px",
  borderBottom: `1px solid ${v.line}`,
  fontWeight: "inherit",
  verticalAlign: "middle",
});
globalStyle(`${table} thead tr > *`, { verticalAlign: "bottom" });
globalStyle(`${table} tr > :first-child`, { textAlign: "start", minWidth: 150 });
globalStyle(`${table} tbody th`, {
  display: "flex",
  gap: 12,
  alignItems: "center",
  fontWeight: 600,
  borderBottom: 0,
});
globalStyle(`${table} tbody tr`, { borderBottom: `1px solid ${v.line}` });
globalStyle(`${table} thead th > b`, { display: "block", font: `600 18px/24px ${v.fontText}` });
globalStyle(`${table} tfoot tr > *`, { borderBottom: 0 });
globalStyle(`${table} tfoot td > b`, { display: "block", font: `560 24px/30px ${v.fontDisplay}` });
globalStyle(`${table} ${three}`, {
  display: "inline-grid",
  gridTemplateColumns: "repeat(3, 36px)",
});
/** Named in its foot: colour alone says nothing. */
globalStyle(`${table} [data-best]`, {
  background: `color-mix(in srgb, ${v.highlight} 13%, ${v.surface})`,
});

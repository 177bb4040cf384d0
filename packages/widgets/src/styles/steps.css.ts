import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import { ease, icon, radius, shadow, v, wide } from "./tokens.ts";

/** The text of this sheet; the build puts it here. */
export const sheet = "@@sheet";

globalStyle("svg", icon);
globalStyle("::placeholder", { color: v.muted, opacity: 1 });

export const tallBand = style({});
globalStyle(`${tallBand} > div`, { height: 128 });

const pop = keyframes({
  from: { transform: "scale(.6)", opacity: 0 },
  "60%": { transform: "scale(1.08)" },
  to: { transform: "none", opacity: 1 },
});
export const seal = style({
  display: "grid",
  placeItems: "center",
  width: 64,
  height: 64,
  border: `4px solid ${v.surface}`,
  borderRadius: radius.full,
  background: v.highlight,
  color: `oklch(from ${v.highlight} clamp(0.16, (0.64 - l) * 1000, 1) 0 0)`,
  position: "relative",
  animation: `${pop} .24s ${ease} both`,
});
globalStyle(`${tallBand} + * ${seal}`, { marginTop: -64 });
globalStyle(`${seal} svg`, { width: 28, height: 28, strokeWidth: 2.5 });

export const summary = style({
  listStyle: "none",
  width: "100%",
  padding: 0,
  borderTop: `1px solid ${v.line}`,
});
globalStyle(`${summary} li`, {
  display: "flex",
  justifyContent: "space-between",
  gap: 16,
  padding: "10px 0",
  borderBottom: `1px solid ${v.line}`,
});
globalStyle(`${summary} span + span`, {
  color: v.muted,
  textAlign: "end",
  overflowWrap: "anywhere",
  minWidth: 0,
});

export const link = style({
  display: "inline-flex",
  alignItems: "center",
  gap: 8,
  minHeight: 44,
  padding: 0,
  border: 0,
  background: "none",
  color: v.accentText,
  font: `600 16px/20px ${v.fontText}`,
  cursor: "pointer",
});

export const menu = style({ flex: "0 1 auto" });
globalStyle(`${menu} summary`, { display: "flex", listStyle: "none" });
globalStyle(`${menu} summary::-webkit-details-marker`, { display: "none" });
globalStyle(`${menu} a`, {
  display: "flex",
  alignItems: "center",
  minHeight: 44,
  padding: "0 12px",
  borderBottom: `1px solid ${v.line}`,
  color: v.accentText,
  fontWeight: 600,
  textDecoration: "none",
});

export const hold = style({
  display: "flex",
  alignItems: "center",
  gap: 12,
  padding: "12px 20px",
  background: v.tint,
  font: `14px/20px ${v.fontText}`,
  "@container": { [wide]: { paddingInline: 24 } },
});
globalStyle(`${hold} b`, { fontVariantNumeric: "tabular-nums" });
globalStyle(`${hold} svg`, { width: 28, height: 28, transform: "rotate(-90deg)", strokeWidth: 4 });
globalStyle(`${hold} circle`, { stroke: v.line });
globalStyle(`${hold} circle + circle`, { stroke: v.accent });
export const sum = style({
  font: `560 22px/26px ${v.fontDisplay}`,
  fontVariantNumeric: "lining-nums tabular-nums",
  fontKerning: "none",
});

export const stage = style({
  background: v.tint,
  padding: 20,
  "@container": { [wide]: { padding: 24 } },
});
export const pass = style({
  background: v.surface,
  borderRadius: v.radius,
  overflow: "hidden",
  boxShadow: shadow["2"],
});
globalStyle(`${pass} > div:first-child`, { height: 112 });
globalStyle(`${pass} h2`, { fontSize: 22, lineHeight: "28px" });
export const passHead = style({ padding: "18px 20px 20px", overflowWrap: "anywhere" });
globalStyle(`${passHead} p`, { color: v.muted });
/** The line along which a ticket is torn. */
export const perforation = style({
  position: "relative",
  margin: "0 20px",
  borderTop: `2px dashed ${v.line}`,
  selectors: {
    "&::before, &::after": {
      content: "",
      position: "absolute",
      top: -13,
      width: 24,
      height: 24,
      borderRadius: radius.full,
      background: v.tint,
    },
    "&::before": { insetInlineStart: -32 },
    "&::after": { insetInlineEnd: -32 },
  },
});
export const passBody = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: 20,
  alignItems: "center",
  padding: 20,
  "@container": { "(max-width: 339px)": { gridTemplateColumns: "1fr" } },
});
/** White in both themes: scanners want it. */
export const plate = style({
  width: 148,
  padding: 10,
  borderRadius: radius.m,
  background: "white",
  color: "black",
});
globalStyle(`${plate} svg`, {
  display: "block",
  width: "100%",
  height: "100%",
  fill: "currentColor",
  stroke: "none",
  shapeRendering: "crispEdges",
});
export const facts = style({ display: "grid", gap: 10 });
globalStyle(`${facts} dt`, { font: `12px/16px ${v.fontText}`, color: v.muted });
globalStyle(`${facts} dd`, { fontWeight: 600, overflowWrap: "anywhere" });
export const pager = style({
  display: "flex",
  justifyContent: "center",
  alignItems: "center",
  gap: 4,
  paddingTop: 12,
  fontSize: 14,
});
globalStyle(`${pager} button`, {
  display: "grid",
  placeItems: "center",
  width: 44,
  height: 44,
  padding: 0,
  border: 0,
  borderRadius: radius.full,
  background: "none",
  color: "inherit",
  cursor: "pointer",
});
globalStyle(`${pager} [aria-disabled=true]`, { opacity: 0.35, cursor: "default" });
export const halves = style({ display: "grid", gridTemplateColumns: "1fr 1fr", gap: 8 });
globalStyle(`${halves} > :only-child`, { gridColumn: "1 / 3" });

/** One thing to say instead of a form. */
export const state = style({
  display: "grid",
  gap: 14,
  justifyItems: "start",
  padding: "32px 20px",
  "@container": { [wide]: { padding: "36px 24px" } },
});
globalStyle(`${state} > p`, { color: v.muted, maxWidth: "44ch", textWrap: "pretty" });
export const sign = style({
  display: "grid",
  placeItems: "center",
  width: 48,
  height: 48,
  borderRadius: radius.full,
  background: v.tint,
  selectors: { "[role=alert] &": { color: v.danger } },
});
export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  gap: 8,
  marginTop: 6,
  "@container": { "(max-width: 399px)": { display: "grid", width: "100%" } },
});

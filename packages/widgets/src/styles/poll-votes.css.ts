import { globalStyle, style } from "@vanilla-extract/css";
import { forced, icon, radius, v } from "./tokens.ts";

/** The text of this sheet; the build puts it here. */
export const sheet = "@@sheet";

export const votes = style({ borderTop: 0, paddingTop: 4 });
globalStyle(`${votes} h3`, { font: `560 18px/24px ${v.fontDisplay}`, paddingTop: 8 });
globalStyle(`${votes} svg`, { ...icon, width: 16, height: 16 });

/** Results that may be seen before one votes stand closed under the ballot. */
export const ahead = style({});
globalStyle(`${ahead} > summary`, {
  minHeight: 44,
  display: "flex",
  alignItems: "center",
  color: v.accentText,
  fontWeight: 600,
  cursor: "pointer",
});

/** Widths of no meaning, the same in every poll. */
export const hatched = style({ display: "grid", gap: 12 });
globalStyle(`${hatched} i`, {
  height: 22,
  borderRadius: radius.s,
  background: `repeating-linear-gradient(115deg, ${v.line} 0 6px, ${v.tint} 6px 12px)`,
  "@media": { [forced]: { border: "1px dashed CanvasText" } },
});
globalStyle(`${hatched} i:nth-child(1)`, { width: "70%" });
globalStyle(`${hatched} i:nth-child(2)`, { width: "44%" });
globalStyle(`${hatched} i:nth-child(3)`, { width: "58%" });

export const bars = style({ listStyle: "none", padding: 0, display: "grid", gap: 14 });
globalStyle(`${bars} li`, {
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  gap: "4px 12px",
  alignItems: "baseline",
});
globalStyle(`${bars} li > span`, { fontWeight: 600, overflowWrap: "anywhere" });
globalStyle(`${bars} li > b`, { font: `560 20px/26px ${v.fontDisplay}` });
globalStyle(`${bars} li > svg`, {
  gridColumn: "1 / -1",
  width: "100%",
  height: 8,
  borderRadius: radius.full,
  background: v.tint,
  stroke: "none",
  overflow: "hidden",
  "@media": { [forced]: { border: "1px solid CanvasText" } },
});
/** Bars grow from where a line begins. */
globalStyle(`${bars} li > svg:dir(rtl)`, { transform: "scaleX(-1)" });
globalStyle(`${bars} path`, { fill: v.muted, "@media": { [forced]: { fill: "CanvasText" } } });
globalStyle(`${bars} [data-most] path`, {
  fill: v.accent,
  "@media": { [forced]: { fill: "Highlight" } },
});

export const columns = style({
  listStyle: "none",
  padding: 0,
  display: "flex",
  gap: 4,
  alignItems: "flex-end",
});
globalStyle(`${columns} li`, { flex: 1, textAlign: "center", minWidth: 0 });
globalStyle(`${columns} svg`, {
  display: "block",
  width: "100%",
  height: 72,
  stroke: "none",
  fill: v.line,
  "@media": { [forced]: { fill: "CanvasText" } },
});
globalStyle(`${columns} span`, {
  display: "block",
  borderTop: `2px solid ${v.text}`,
  font: `560 18px/26px ${v.fontDisplay}`,
});
globalStyle(`${columns} small`, {
  display: "block",
  font: `12px/16px ${v.fontText}`,
  color: v.muted,
});
globalStyle(`${columns} [data-own] svg`, {
  fill: v.accent,
  "@media": { [forced]: { fill: "Highlight" } },
});
export const mean = style({ font: `560 20px/26px ${v.fontDisplay}`, color: v.text });

export const quotes = style({ display: "grid", gap: 12 });
globalStyle(`${quotes} blockquote`, {
  font: `italic 560 17px/26px ${v.fontDisplay}`,
  overflowWrap: "anywhere",
  whiteSpace: "pre-line",
});

export const rounds = style({ display: "grid", gap: 10 });
globalStyle(`${rounds} > b`, { font: `600 14px/20px ${v.fontText}` });
globalStyle(`${rounds} summary`, {
  minHeight: 44,
  display: "flex",
  alignItems: "center",
  color: v.accentText,
  fontWeight: 600,
  cursor: "pointer",
});
globalStyle(`${rounds} table`, { width: "100%", borderCollapse: "collapse", fontSize: 14 });
globalStyle(`${rounds} :is(td, th)`, {
  padding: "6px 4px",
  textAlign: "start",
  borderBottom: `1px solid ${v.line}`,
});

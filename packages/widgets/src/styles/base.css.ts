import { globalStyle, style } from "@vanilla-extract/css";
import { dayNight, edgeShare, radius, token, v, wide } from "./tokens.ts";

/** The text of this sheet; the build puts it here. */
export const sheet = "@@sheet";

const ownOr = (name: string, role: Parameters<typeof dayNight>[0]) =>
  token(name, `var(--event-${name}, ${dayNight(role)})`);

globalStyle(":host", {
  display: "block !important",
  opacity: "1 !important",
  filter: "none !important",
  padding: "0 !important",
  border: "0 !important",
  background: "none !important",
});
globalStyle(":host([hidden])", { display: "none !important" });
globalStyle(":host(:state(settled))", { minHeight: "0 !important" });

/** The words of the page keep its own type: `root` begins below. */
export const place = style({
  display: "grid",
  // In a line of words: what comes into the widget does not move it up or down.
  contain: "layout",
});
globalStyle("slot", { display: "block", minWidth: 0, gridArea: "1 / 1" });
globalStyle("slot[hidden]", { display: "none" });

export const root = style({
  all: "initial",
  display: "block",
  minWidth: 0,
  gridColumn: 1,
  userSelect: "text",
  colorScheme: "light dark",
  vars: {
    "--accent": ownOr("accent", "action"),
    "--surface": ownOr("surface", "surface"),
    "--line": ownOr("line", "border"),
    "--tint": ownOr("tint", "tint"),
    "--highlight": ownOr("highlight", "celebrate"),
    // Whatever surface a page gives: the words on it stay readable.
    "--text": token(
      "text",
      `oklch(from ${v.surface} clamp(0.24, (0.62 - l) * 1000, 0.95) 0.02 325)`,
    ),
    "--muted": token("muted", `color-mix(in oklch, ${v.text} 74%, ${v.surface})`),
    "--radius": token("radius", radius.l),
    "--font-text": token("font-text", '"Instrument Sans Variable", system-ui, sans-serif'),
    "--font-display": token("font-display", '"Fraunces Variable", Georgia, serif'),
    "--on-accent": token(
      "on-accent",
      `oklch(from ${v.accent} clamp(0.16, (0.64 - l) * 1000, 1) 0 0)`,
    ),
    "--field": token("field", v.surface),
    "--edge": token("edge", `color-mix(in srgb, ${v.text} ${edgeShare}%, ${v.surface})`),
    "--control": token("radius-control", radius.m),
    "--focus": token("focus", v.accent),
  },
  font: `400 16px/24px ${v.fontText}`,
  color: v.text,
  WebkitFontSmoothing: "antialiased",
  textAlign: "start",
  selectors: {
    /**
     * Where the page takes a box's width from what stands in it (rows, floats, cells, dialogs), the
     * widget asks for 600 px, and never for more than 200: a line of words without height, three
     * spaces of 200 px wide, of which one does not break.
     */
    "&[data-shape=inline]::before": {
      content: ".\\a0. . .",
      display: "block",
      height: 0,
      maxWidth: token("width", "none"),
      overflow: "hidden",
      visibility: "hidden",
      fontSize: 0,
      wordSpacing: "min(200px, (100vw - 32px) / 3)",
    },
  },
});
/** What the widget lays itself out by: how wide its own place is. */
export const measure = style({ containerType: "inline-size" });
globalStyle("[data-theme=light]", { colorScheme: "light" });
globalStyle("[data-theme=dark]", { colorScheme: "dark" });
/** Seen where a device forces its own colours, which leaves no ground and no shadow to say what is chosen. */
globalStyle(":checked + span", { outline: "2px solid transparent" });
globalStyle(`${root} *`, { boxSizing: "border-box", margin: 0 });
globalStyle(":focus-visible", { outline: `3px solid ${v.focus}`, outlineOffset: "2px" });

export const card = style({
  maxWidth: token("width", "600px"),
  background: v.surface,
  border: `${token("border", "1px")} solid ${v.line}`,
  boxShadow: token("shadow", "none"),
  borderRadius: v.radius,
  overflow: "hidden",
});
globalStyle(`${root}[data-bare] ${card}`, { maxWidth: "none" });
globalStyle(`${root} h2`, {
  font: `560 22px/28px ${v.fontDisplay}`,
  letterSpacing: "-0.012em",
  textWrap: "balance",
});
globalStyle(`${root} h2:lang(ar)`, { fontWeight: 600 });
export const muted = style({ color: v.muted });

export const band = style({
  height: 88,
  overflow: "hidden",
  background: `linear-gradient(100deg, ${v.tint}, color-mix(in oklab, ${v.accent} 22%, ${v.tint}))`,
});
globalStyle(`${band} img`, {
  display: "block",
  width: "100%",
  height: "100%",
  objectFit: "cover",
});

export const head = style({
  padding: "20px 20px 16px",
  "@container": { [wide]: { padding: "24px 24px 18px" } },
});
globalStyle(`${head} p`, { color: v.muted, marginTop: 2 });
globalStyle(`${root} h2`, { "@container": { [wide]: { fontSize: 28, lineHeight: "32px" } } });

export const section = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: 16,
  padding: "16px 20px",
  borderTop: `1px solid ${v.line}`,
  "@container": { [wide]: { paddingInline: 24 } },
});
export const act = style([section, { gap: 10, paddingBottom: 20 }]);
export const spread = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  alignItems: "baseline",
  gap: "0 16px",
});
export const foot = style([
  section,
  spread,
  {
    display: "flex",
    gap: "4px 16px",
    paddingBlock: 12,
    font: `12px/20px ${v.fontText}`,
    color: v.muted,
  },
]);
globalStyle(`${foot} b`, { font: `600 14px/20px ${v.fontDisplay}`, color: v.text });
export const help = style({ fontSize: 14, lineHeight: "20px", color: v.muted });

export const button = style({
  appearance: "none",
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: 8,
  minHeight: 48,
  padding: "10px 20px",
  border: `1px solid ${v.line}`,
  borderRadius: v.control,
  background: v.surface,
  color: v.text,
  font: `600 16px/20px ${v.fontText}`,
  textAlign: "center",
  textDecoration: "none",
  cursor: "pointer",
  transition: "background .16s",
  selectors: {
    "&:hover": { background: v.tint },
    "&:active": { transform: "scale(.985)" },
  },
});
export const primary = style({
  background: v.accent,
  borderColor: v.accent,
  color: v.onAccent,
  selectors: {
    "&:hover": { background: `color-mix(in oklch, ${v.accent} 88%, ${v.text})` },
  },
});

export const flag = style({
  display: "inline-flex",
  alignItems: "center",
  gap: 7,
  font: `600 14px/20px ${v.fontText}`,
  "::before": {
    content: "",
    width: 8,
    height: 8,
    borderRadius: radius.full,
    background: v.highlight,
  },
});
export const ring = style({
  "::before": { background: "none", boxShadow: `inset 0 0 0 2px ${v.muted}` },
});

/**
 * Holds the room of a widget of which nothing is known; each kind says how much (`roomFor`). What
 * the page has put inside stands where it stood before; an edge shows where there is nothing.
 * A column below 360 px makes a form longer.
 */
export const bones = style({
  minHeight: "calc(var(--phone) + max(0px, 360px - 100cqi) * 3.8)",
  "@container": { [wide]: { minHeight: "var(--wide)" } },
});
globalStyle(`:has(> * > ${bones})`, { gridRow: 1 });
globalStyle(`:host(:empty) ${bones}`, { border: `1px solid ${v.line}`, borderRadius: v.radius });
export const unseen = style({
  position: "absolute",
  width: 1,
  height: 1,
  overflow: "hidden",
  clipPath: "inset(50%)",
});
globalStyle(`${root} *`, {
  "@media": {
    "(prefers-reduced-motion: reduce)": {
      animation: "none !important",
      transition: "none !important",
    },
  },
});

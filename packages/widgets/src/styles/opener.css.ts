import { globalStyle, style } from "@vanilla-extract/css";
import { dayNight, icon, radius, shadow, v } from "./tokens.ts";

/** The text of this sheet; the build puts it here. */
export const sheet = "@@sheet";

export const modal = style({
  containerType: "inline-size",
  width: "calc(100% - 32px)",
  maxWidth: 600,
  maxHeight: "calc(100dvh - 32px)",
  padding: 0,
  border: 0,
  borderRadius: v.radius,
  background: v.surface,
  color: "inherit",
  boxShadow: shadow["3"],
  overflow: "auto",
  overscrollBehavior: "contain",
  selectors: {
    "&[open]": { margin: "auto" },
    "&::backdrop": {
      background: `var(--jubilee-backdrop, color-mix(in srgb, ${dayNight("text")} 45%, transparent))`,
    },
  },
});
export const shut = style({
  position: "absolute",
  insetInlineEnd: 8,
  top: 8,
  zIndex: 1,
  display: "grid",
  placeItems: "center",
  width: 44,
  height: 44,
  padding: 0,
  border: 0,
  borderRadius: radius.full,
  background: v.surface,
  color: v.text,
  cursor: "pointer",
});
globalStyle(`${shut} svg`, icon);
/** Stays in the corner of the visitor's screen. */
export const floating = style({
  position: "fixed",
  insetInlineEnd: 16,
  bottom: "max(16px, env(safe-area-inset-bottom))",
  zIndex: 2147483000,
  boxShadow: shadow["2"],
});
globalStyle(`:has(> * > ${floating})`, { contain: "none" });
/** A link in the words around it: the page's own type. */
export const textLink = style({ color: v.accentText, font: "inherit", cursor: "pointer" });

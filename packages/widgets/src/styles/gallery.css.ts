import { globalStyle, style } from "@vanilla-extract/css";
import { tokens } from "@jubilee/ui/tokens";
import { icon, radius, v, wide } from "./tokens.ts";

/** The text of this sheet; the build puts it here. */
export const sheet = "@@sheet";

globalStyle("svg", icon);

export const grid = style({
  display: "grid",
  gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
  gap: 6,
  padding: 0,
  listStyle: "none",
});
export const tile = style({
  position: "relative",
  aspectRatio: "1",
  overflow: "hidden",
  borderRadius: v.control,
  background: v.tint,
});
globalStyle(`${tile} button`, {
  display: "block",
  width: "100%",
  height: "100%",
  padding: 0,
  border: 0,
  background: "none",
  cursor: "zoom-in",
});
globalStyle(`${tile} button:focus-visible`, { outlineOffset: "-3px" });
globalStyle(`${tile} img`, {
  display: "block",
  width: "100%",
  height: "100%",
  objectFit: "cover",
});

const { night, day } = tokens;
/** How many more: a drawing beside the button's own name. */
export const more = style({
  "::after": { content: "attr(data-more)" },
  position: "absolute",
  inset: 0,
  display: "grid",
  placeItems: "center",
  background: night.roles.scrim,
  color: night.roles.text,
  font: `560 22px/28px ${v.fontDisplay}`,
});

export const wall = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gridAutoRows: 80,
  gap: 8,
  padding: "8px 0 0",
  listStyle: "none",
  "@container": { [wide]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" } },
});
/** Logos are made for paper: their plate is that of the day, by night too. */
export const plate = style({
  display: "grid",
  gridTemplate: "minmax(0, 1fr) / minmax(0, 1fr)",
  alignItems: "center",
  height: "100%",
  padding: 12,
  border: `1px solid ${v.line}`,
  borderRadius: v.control,
  background: day.roles.surface,
  color: day.roles.text,
  font: `560 16px/20px ${v.fontDisplay}`,
  textAlign: "center",
  textDecoration: "none",
  overflowWrap: "anywhere",
});
globalStyle(`${plate} img`, {
  display: "block",
  width: "100%",
  height: "100%",
  objectFit: "contain",
});

export const viewer = style({
  width: "100vw",
  maxWidth: "100vw",
  height: "100dvh",
  maxHeight: "100dvh",
  padding: 0,
  border: 0,
  background: night.roles.page,
  color: night.roles.text,
  colorScheme: "dark",
  overscrollBehavior: "contain",
  selectors: {
    "&[open]": { display: "grid", gridTemplateRows: "auto minmax(0, 1fr) auto" },
  },
});
globalStyle(`${viewer} > div`, {
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  padding: "6px 16px",
  font: `600 14px/20px ${v.fontText}`,
});
globalStyle(`${viewer} > div:last-child`, { justifyContent: "center", gap: 24, paddingBottom: 16 });
globalStyle(`${viewer} button`, {
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
globalStyle(`${viewer} button:hover`, { background: night.roles.hover });
globalStyle(`${viewer} [aria-disabled]`, { opacity: 0.35, cursor: "default" });
globalStyle(`${viewer} > div:last-child button:dir(rtl) svg`, { scale: "-1 1" });
globalStyle(`${viewer} figure`, {
  display: "grid",
  gridTemplateRows: "minmax(0, 1fr) auto",
  justifyItems: "center",
  gap: 12,
  minHeight: 0,
  padding: "0 16px",
});
globalStyle(`${viewer} figure img`, {
  width: "100%",
  height: "100%",
  minHeight: 0,
  objectFit: "contain",
});
globalStyle(`${viewer} figcaption`, { maxWidth: "62ch", textAlign: "center" });

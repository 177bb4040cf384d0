import { globalStyle, style } from "@vanilla-extract/css";
import { roomFor } from "./room.ts";
import { v, wide } from "./tokens.ts";

/** The text of this sheet; the build puts it here. */
export const sheet = "@@sheet";

roomFor("showcase");

/** A cover that is looked at, not only seen. */
export const tall = style({});
globalStyle(`${tall} > div`, {
  height: 148,
  "@container": { [wide]: { height: 208 } },
});

export const facts = style({ gap: 2 });
globalStyle(`${facts} p`, { color: v.muted });
export const link = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: 44,
  width: "fit-content",
  color: v.accentText,
  fontWeight: 600,
});

export const list = style({ padding: 0, listStyle: "none" });
export const row = style({
  display: "grid",
  gridTemplateColumns: "80px minmax(0, 1fr)",
  gap: 16,
  padding: "16px 20px",
  borderTop: `1px solid ${v.line}`,
  color: "inherit",
  textDecoration: "none",
  "@container": { [wide]: { gridTemplateColumns: "144px minmax(0, 1fr)", paddingInline: 24 } },
  selectors: { "a&:hover": { background: v.tint }, "&:focus-visible": { outlineOffset: "-3px" } },
});
/** A name of another direction than the page begins where the page's own words do. */
globalStyle(`${row} [dir=auto]`, { textAlign: ["-webkit-match-parent", "match-parent"] });
export const thumb = style({ overflow: "hidden", borderRadius: v.control, alignSelf: "start" });
globalStyle(`${thumb} > div`, {
  height: 80,
  "@container": { [wide]: { height: 90 } },
});
export const title = style({
  display: "block",
  font: `600 18px/26px ${v.fontText}`,
  overflowWrap: "anywhere",
});

import { globalStyle, style } from "@vanilla-extract/css";
import { roomFor } from "./room.ts";
import { v, wide } from "./tokens.ts";

/** The text of this sheet; the build puts it here. */
export const sheet = "@@sheet";

roomFor("countdown");
/** Without cover, name and the way to the page. */
globalStyle(":host([bare])", { vars: { "--phone": "390px", "--wide": "365px" } });

/** A cover that is looked at, not only seen. */
export const tall = style({});
globalStyle(`${tall} > div`, {
  height: 148,
  "@container": { [wide]: { height: 208 } },
});

/** Days, hours, minutes, seconds: four places that keep their width whatever stands in them. */
export const figures = style({
  display: "grid",
  gridTemplateColumns: "repeat(4, minmax(min-content, 1fr))",
  gap: 8,
  textAlign: "center",
});
globalStyle(`${figures} p`, {
  padding: "14px 2px 12px",
  borderRadius: v.control,
  background: v.tint,
  font: `12px/16px ${v.fontText}`,
  color: v.muted,
});
globalStyle(`${figures} b`, {
  display: "block",
  font: `560 36px/44px ${v.fontDisplay}`,
  letterSpacing: "-0.03em",
  fontVariantNumeric: "lining-nums tabular-nums",
  fontKerning: "none",
  color: v.text,
  "@container": { [wide]: { fontSize: 56, lineHeight: "64px" } },
});

/** In the room of the figures: what there is to say instead. */
export const said = style({
  display: "grid",
  gap: 4,
  alignContent: "center",
  minHeight: 86,
  "@container": { [wide]: { minHeight: 106 } },
});
globalStyle(`${said} b`, { font: `560 28px/32px ${v.fontDisplay}`, letterSpacing: "-0.012em" });

/** Two ways on, side by side where there is room. */
export const ways = style({
  "@container": { [wide]: { gridAutoFlow: "column", gridAutoColumns: "1fr" } },
});

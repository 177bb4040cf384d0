import { globalStyle, style } from "@vanilla-extract/css";
import { v } from "./tokens.ts";

/** The text of this sheet; the build puts it here. */
export const sheet = "@@sheet";

export const entries = style({ display: "grid", gap: 10, padding: 0, listStyle: "none" });
globalStyle(`${entries} li`, {
  display: "grid",
  gridTemplateColumns: "72px minmax(0, 1fr)",
  gap: 12,
});
globalStyle(`${entries} li > :first-child`, {
  font: `560 16px/24px ${v.fontDisplay}`,
  color: v.accentText,
});
export const day = style({ font: `600 14px/20px ${v.fontText}`, padding: "4px 0 8px" });

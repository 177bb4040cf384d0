import { globalStyle, style } from "@vanilla-extract/css";
import { edge, v, wide } from "./tokens.ts";

/** The text of this sheet; the build puts it here. */
export const sheet = "@@sheet";

export const pair = style({
  "@container": { [wide]: { gridTemplateColumns: "1fr 1fr", alignItems: "start" } },
});
export const field = style({ display: "grid", gap: 6, minWidth: 0 });
globalStyle(`${field} label`, { font: `600 14px/20px ${v.fontText}` });
globalStyle(`${field} label span`, { fontWeight: 400, color: v.muted });
export const input = style({
  appearance: "none",
  display: "block",
  width: "100%",
  minHeight: 48,
  padding: "11px 14px",
  border: `1px solid ${edge}`,
  borderRadius: v.control,
  background: v.field,
  color: "inherit",
  font: `400 16px/24px ${v.fontText}`,
  resize: "vertical",
});

import { globalStyle, style } from "@vanilla-extract/css";
import { roomFor } from "./room.ts";
import { narrow, v, wide } from "./tokens.ts";

/** The text of this sheet; the build puts it here. */
export const sheet = "@@sheet";

roomFor("tickets");

/** Name, price and stepper of one kind of ticket; three columns where there is room. */
export const ticket = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  gap: "4px 16px",
  padding: "18px 20px",
  borderTop: `1px solid ${v.line}`,
  "@container": {
    [wide]: {
      gridTemplateColumns: "minmax(0, 1fr) auto 140px",
      columnGap: 20,
      paddingInline: 24,
    },
  },
});
globalStyle(`${ticket} h3`, { font: `600 16px/24px ${v.fontText}`, overflowWrap: "anywhere" });
globalStyle(`${ticket}[data-gone] :is(h3, b)`, { color: v.muted });
export const price = style({
  font: `560 22px/26px ${v.fontDisplay}`,
  fontVariantNumeric: "lining-nums tabular-nums",
  fontKerning: "none",
  textAlign: "end",
});
globalStyle(`${price} s`, {
  font: `14px ${v.fontText}`,
  color: v.muted,
  marginInlineEnd: 8,
});
export const about = style({
  gridColumn: "1 / -1",
  "@container": { [wide]: { gridColumn: 1, maxWidth: "36ch" } },
});
/**
 * Few left, sold out: beside the stepper on phones, under the text where there is room, above the
 * stepper in a narrow column.
 */
export const mark = style({
  gridColumn: 1,
  gridRow: 3,
  alignSelf: "center",
  "@container": {
    [wide]: { marginTop: 4 },
    [narrow]: { gridColumn: "1 / -1", gridRow: "auto" },
  },
});
export const end = style({
  gridColumn: "1 / -1",
  gridRow: 3,
  justifySelf: "end",
  marginTop: 10,
  "@container": {
    [wide]: { gridColumn: 3, gridRow: "1 / 4", marginTop: 0 },
    [narrow]: { gridRow: "auto" },
  },
});
globalStyle(`${end} > button`, {
  padding: "8px 12px",
  fontSize: 14,
  minHeight: 44,
  whiteSpace: "nowrap",
  "@container": { [narrow]: { whiteSpace: "normal" } },
});
export const lines = style({
  display: "grid",
  gap: 6,
  fontVariantNumeric: "lining-nums tabular-nums",
});
export const total = style({
  borderTop: `1px solid ${v.line}`,
  paddingTop: 12,
  marginTop: 6,
  selectors: { "&:first-child": { border: 0, padding: 0, margin: 0 } },
});
globalStyle(`${total} b`, { fontWeight: 600 });
globalStyle(`${total} b + b`, {
  font: `560 36px/40px ${v.fontDisplay}`,
  letterSpacing: "-0.02em",
  fontKerning: "none",
});

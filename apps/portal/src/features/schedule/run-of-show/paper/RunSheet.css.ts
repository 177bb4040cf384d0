import { media, rem } from "@jubilee/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";
import { day } from "../../activities/print/Programme.css.ts";

/** One sheet for each place or person. */
export const part = style([day, { "@media": { print: { breakBefore: "page" } } }]);
globalStyle(`header + ${part}`, { "@media": { print: { breakBefore: "auto" } } });

export const box = style({
  display: "inline-block",
  inlineSize: "4mm",
  blockSize: "4mm",
  border: "0.3mm solid CanvasText",
  verticalAlign: "-0.6mm",
  marginInlineEnd: "2mm",
});

export const table = style({
  inlineSize: "100%",
  borderCollapse: "collapse",
  fontSize: rem(14),
  fontVariantNumeric: "tabular-nums",
});
const cell = {
  padding: "2mm 3mm 2mm 0",
  borderBlockEnd: "0.2mm solid color-mix(in srgb, CanvasText 30%, Canvas)",
  textAlign: "start",
  verticalAlign: "baseline",
} as const;
globalStyle(`${table} th, ${table} td`, cell);
globalStyle(`${table} tr`, { breakInside: "avoid" });
globalStyle(`${table} th:first-child`, { inlineSize: "40%", overflowWrap: "anywhere" });
export const scroll = style({ "@media": { [media.mobile]: { overflowX: "auto" } } });

import { media, rem, vars } from "@jubilee/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";
import { accent, figure, paper } from "../../../../event-kit/paper/Paper.css.ts";

const hairline = "0.2mm solid color-mix(in srgb, CanvasText 30%, Canvas)";
const quiet = "color-mix(in srgb, CanvasText 68%, Canvas)";

/** Sheets of A4 or Letter, with room to hold them by. */
globalStyle("@page programme", { margin: "14mm" });

export const sheet = style([
  paper,
  { overflow: "hidden", "@media": { print: { page: "programme", overflow: "visible" } } },
]);
export const cover = style({ blockSize: "28mm" });
export const words = style({
  display: "grid",
  gap: "7mm",
  padding: "8mm",
  "@media": { [media.mobile]: { padding: 16 }, print: { display: "block", padding: "6mm 0 0" } },
});

export const head = style({ display: "grid", gap: "1.5mm", minInlineSize: 0 });
export const title = style([figure, { fontSize: rem(36), textWrap: "balance" }]);
globalStyle(`${title}:lang(ar)`, { lineHeight: 1.35 });
export const fact = style({ overflowWrap: "anywhere" });
export const soft = style({ fontSize: rem(14), color: quiet, overflowWrap: "anywhere" });

export const day = style({ "@media": { print: { marginBlockStart: "6mm" } } });
export const dayName = style({
  paddingBlockEnd: "2mm",
  borderBlockEnd: `0.6mm solid ${accent}`,
  fontFamily: vars.font.display,
  fontSize: rem(22),
  lineHeight: 1.2,
  fontWeight: 600,
  breakAfter: "avoid",
});
/** Time, what, where: a line each, never cut by the edge of a sheet. */
export const line = style({
  display: "grid",
  gridTemplateColumns: "34mm minmax(0, 1fr) minmax(0, 44mm)",
  columnGap: "6mm",
  alignItems: "baseline",
  paddingBlock: "2mm",
  borderBlockEnd: hairline,
  breakInside: "avoid",
  "@media": { [media.mobile]: { gridTemplateColumns: "minmax(0, 1fr)", rowGap: 2 } },
});
globalStyle(`${day} h3 + ol > ${line}:first-child`, { breakBefore: "avoid" });
export const clock = style({ color: accent, fontWeight: 600, fontVariantNumeric: "tabular-nums" });
export const what = style({ display: "grid", gap: "0.8mm", overflowWrap: "anywhere" });
export const name = style({ fontWeight: 600 });
export const room = style({ overflowWrap: "anywhere" });

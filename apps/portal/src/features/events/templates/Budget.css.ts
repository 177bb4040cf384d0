import { media, rem, vars } from "@jubilee/ui/theme";
import { createVar, style, styleVariants } from "@vanilla-extract/css";

export const shareVar = createVar();

const tones = styleVariants({
  plum: { background: vars.plum["9"] },
  rose: { background: vars.plum["6"] },
  marigold: { background: vars.marigold["9"] },
  brick: { background: vars.brick["9"] },
  sky: { background: vars.sky["9"] },
  moss: { background: vars.moss["9"] },
  light: { background: vars.sky["6"] },
  leaf: { background: vars.moss["6"] },
  grey: { background: vars.ink["8"] },
  pale: { background: vars.ink["6"] },
});
/** The inks of the lines, in their order. */
export const inks = Object.values(tones);

export const sum = style({ maxInlineSize: 180, marginBlockStart: 8 });

export const bar = style({
  display: "flex",
  gap: 2,
  blockSize: 40,
  marginBlockEnd: 16,
  borderRadius: vars.radius.m,
  overflow: "hidden",
});
export const piece = style({ flex: `${shareVar} 1 0`, printColorAdjust: "exact" });

export const lines = style({
  display: "grid",
  gap: "0 32px",
  margin: 0,
  padding: 0,
  listStyle: "none",
  "@media": { [media.tabletUp]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});
export const line = style({
  display: "grid",
  gridTemplateColumns: "10px minmax(0, 1fr) auto minmax(72px, auto)",
  gap: 10,
  alignItems: "center",
  minBlockSize: 48,
  paddingBlock: 6,
  borderBlockStart: `1px solid ${vars.color.lineSoft}`,
  fontSize: rem(14),
  lineHeight: 1.35,
});
export const dot = style({
  inlineSize: 10,
  blockSize: 10,
  borderRadius: 3,
  printColorAdjust: "exact",
});
export const name = style({ display: "grid", minInlineSize: 0, overflowWrap: "anywhere" });
export const note = style({ color: vars.color.textMuted });
export const share = style({ color: vars.color.textMuted, fontVariantNumeric: "tabular-nums" });
export const amount = style({ fontWeight: 600, textAlign: "end" });

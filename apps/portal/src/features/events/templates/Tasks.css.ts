import { media, rem, vars } from "@jubilee/ui/theme";
import { createVar, style, styleVariants } from "@vanilla-extract/css";

export const columnCount = createVar();

export const figure = style({ display: "grid", margin: 0, marginBlockEnd: 20 });

export const legend = style({
  display: "flex",
  flexWrap: "wrap",
  gap: "4px 18px",
  margin: "0 0 12px",
  padding: 0,
  listStyle: "none",
  fontSize: rem(14),
});
export const legendItem = style({ display: "inline-flex", alignItems: "center", gap: 8 });

export const dot = style({
  flex: "none",
  inlineSize: 10,
  blockSize: 10,
  borderRadius: 3,
  printColorAdjust: "exact",
});

/** The same inks wherever a topic is shown. */
export const topics = styleVariants({
  place: { background: vars.sky["9"] },
  food: { background: vars.marigold["9"] },
  people: { background: vars.moss["9"] },
  programme: { background: vars.brick["9"] },
  making: { background: vars.plum["9"] },
  money: { background: vars.ink["8"] },
});

export const columns = style({
  display: "grid",
  gridTemplateColumns: `repeat(${columnCount}, minmax(0, 1fr))`,
  alignItems: "end",
  minBlockSize: 160,
});
export const column = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  justifyItems: "center",
});
export const squares = style({
  display: "flex",
  flexDirection: "column-reverse",
  alignItems: "center",
  gap: 4,
  inlineSize: "100%",
  paddingBlockEnd: 8,
  borderBlockEnd: `1px solid ${vars.ink["8"]}`,
});
export const square = style({
  inlineSize: "min(16px, 70%)",
  aspectRatio: "1",
  borderRadius: 5,
  printColorAdjust: "exact",
  "@media": { [media.mobile]: { borderRadius: 4 } },
});
export const label = style({
  paddingBlockStart: 6,
  fontSize: rem(12),
  color: vars.color.textMuted,
  fontVariantNumeric: "tabular-nums",
  whiteSpace: "nowrap",
  selectors: { "&[data-day]": { fontWeight: 600, color: vars.color.text } },
});
export const caption = style({
  paddingBlockStart: 4,
  fontSize: rem(14),
  color: vars.color.textMuted,
});

export const stage = style({
  flex: 1,
  display: "grid",
  gridTemplateColumns: "136px minmax(0, 1fr) auto",
  gap: "0 16px",
  alignItems: "baseline",
  "@media": { [media.mobile]: { gridTemplateColumns: "minmax(0, 1fr) auto" } },
});
export const stageWhen = style({
  fontSize: rem(14),
  fontWeight: 400,
  color: vars.color.textMuted,
  "@media": { [media.mobile]: { gridColumn: "1 / -1" } },
});
export const stageCount = style({
  fontSize: rem(14),
  fontWeight: 400,
  color: vars.color.textMuted,
  fontVariantNumeric: "tabular-nums",
});

export const tasks = style({ display: "grid", margin: 0, padding: 0, listStyle: "none" });
export const task = style({
  display: "grid",
  gridTemplateColumns: "10px minmax(0, 1fr) auto",
  gap: "0 12px",
  alignItems: "baseline",
  paddingBlock: 9,
  fontSize: rem(14),
  lineHeight: 1.45,
  selectors: { "& + &": { borderBlockStart: `1px solid ${vars.color.lineSoft}` } },
});
export const taskWords = style({ display: "grid", minInlineSize: 0, overflowWrap: "anywhere" });
export const important = style({ fontWeight: 600 });
export const note = style({ color: vars.color.textMuted });
export const due = style({
  color: vars.color.textMuted,
  fontVariantNumeric: "tabular-nums",
  "@media": { [media.mobile]: { gridColumn: "2 / -1" } },
});

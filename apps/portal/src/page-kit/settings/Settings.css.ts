import { media, rem, vars } from "@jubilee/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

/** What is decided at the left, where it is decided at the right; on phones under it. */
export const row = style({
  minInlineSize: 0,
  paddingBlock: 16,
  borderBlockStart: `1px solid ${vars.color.lineSoft}`,
});

const wide = { [media.tabletUp]: { display: "grid" } } as const;
/* A field's label and help at the left, its control and what is wrong with it at the right. */
globalStyle(`${row} div:has(> label)`, {
  "@media": {
    [media.tabletUp]: {
      ...wide[media.tabletUp],
      gridTemplateColumns: "minmax(0, 1fr) 232px",
      columnGap: 24,
      rowGap: 4,
    },
  },
});
globalStyle(`${row} div:has(> label) > *`, {
  "@media": { [media.tabletUp]: { gridColumn: 2 } },
});
globalStyle(`${row} div:has(> label) > label`, {
  "@media": { [media.tabletUp]: { gridColumn: 1, gridRow: 1, alignSelf: "end" } },
});
globalStyle(`${row} div:has(> label) > label + *`, {
  "@media": { [media.tabletUp]: { gridRow: "1 / span 2" } },
});
globalStyle(`${row} div:has(> label) > label ~ span:last-child`, {
  "@media": { [media.tabletUp]: { gridColumn: 1, gridRow: 2 } },
});
globalStyle(`${row} > label`, { fontWeight: 600 });
globalStyle(`${row} > label > span > span + span`, { fontWeight: 400 });

export const fact = style({
  display: "grid",
  gap: 4,
  margin: 0,
  "@media": {
    [media.tabletUp]: { gridTemplateColumns: "200px minmax(0, 1fr)", columnGap: 24 },
  },
});
export const term = style({ fontSize: rem(14), fontWeight: 600 });
export const detail = style({ margin: 0, overflowWrap: "anywhere" });

export const place = style({
  position: "sticky",
  insetBlockEnd: 16,
  zIndex: vars.zIndex.sticky,
  display: "flex",
  justifyContent: "center",
  marginBlockStart: 8,
  pointerEvents: "none",
});

export const pill = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "4px 8px",
  maxInlineSize: "100%",
  paddingBlock: 6,
  paddingInline: "16px 6px",
  borderRadius: 12,
  background: vars.ink["12"],
  color: vars.ink["1"],
  border: "1px solid transparent",
  boxShadow: vars.shadow["3"],
  fontSize: rem(14),
  pointerEvents: "auto",
});

export const words = style({ marginInlineEnd: "auto", paddingInlineEnd: 8, minInlineSize: 0 });

export const undo = style({
  minBlockSize: 36,
  paddingInline: 12,
  border: 0,
  borderRadius: 8,
  background: "none",
  color: "inherit",
  font: "inherit",
  fontWeight: 600,
  cursor: "pointer",
  ":hover": { background: `color-mix(in srgb, ${vars.ink["1"]} 14%, transparent)` },
  ":focus-visible": { outline: `3px solid ${vars.ink["1"]}`, outlineOffset: -3 },
  "@media": { [media.touch]: { minBlockSize: 44 } },
});

export const save = style([
  undo,
  {
    background: vars.ink["1"],
    color: vars.ink["12"],
    ":hover": { background: vars.ink["3"] },
    ":focus-visible": { outlineColor: vars.color.focus, outlineOffset: 2 },
    ":disabled": { opacity: 0.6, cursor: "progress" },
  },
]);

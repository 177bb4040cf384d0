import { media, rem, vars } from "@jubilee/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";

const columnsOf = (columns: string) => ({
  "@media": { [media.tabletUp]: { gridTemplateColumns: columns } },
});

/** The columns of the channels: here, on devices where one has any, by mail. */
export const channels = recipe({
  base: { gridTemplateColumns: "minmax(0, 1fr) auto" },
  variants: {
    hasDevices: {
      true: columnsOf("minmax(0, 1fr) 88px 136px 152px"),
      false: columnsOf("minmax(0, 1fr) 120px 168px"),
    },
  },
});

export const table = style({ inlineSize: "100%" });

/** The channels' names stand over their columns; on a phone each control says its own. */
export const heads = style({
  display: "none",
  "@media": {
    [media.tabletUp]: {
      display: "grid",
      gap: 16,
      paddingBlockEnd: 8,
      borderBlockEnd: `1px solid ${vars.color.line}`,
      fontSize: rem(14),
      color: vars.color.textMuted,
    },
  },
});

export const topic = style({
  display: "grid",
  alignItems: "center",
  gap: "8px 16px",
  paddingBlock: 14,
  selectors: { "& + &": { borderBlockStart: `1px solid ${vars.color.lineSoft}` } },
});

/** A part of what can happen, closed until one wants it otherwise than the rest. */
export const folded = style({ borderBlockStart: `1px solid ${vars.color.lineSoft}` });

export const fold = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: 16,
  minBlockSize: 64,
  paddingBlock: 10,
  cursor: "pointer",
  listStyle: "none",
  selectors: {
    "&::-webkit-details-marker": { display: "none" },
    "&:focus-visible": { outline: `3px solid ${vars.color.focus}`, outlineOffset: 2 },
  },
});
globalStyle(`${fold} svg`, {
  inlineSize: 20,
  blockSize: 20,
  flex: "none",
  color: vars.color.textMuted,
  transition: `transform ${vars.duration.base} ${vars.ease}`,
});
globalStyle(`${folded}[open] > ${fold} svg`, { transform: "rotate(180deg)" });
globalStyle(`${folded} ul`, { paddingInlineStart: 16, paddingBlockEnd: 8 });

export const words = style({
  display: "grid",
  gap: 2,
  minInlineSize: 0,
  gridColumn: "1 / -1",
  "@media": { [media.tabletUp]: { gridColumn: "auto" } },
});

import { media, rem, vars } from "@jubilee/ui/theme";
import { style } from "@vanilla-extract/css";
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

export const words = style({
  display: "grid",
  gap: 2,
  minInlineSize: 0,
  gridColumn: "1 / -1",
  "@media": { [media.tabletUp]: { gridColumn: "auto" } },
});

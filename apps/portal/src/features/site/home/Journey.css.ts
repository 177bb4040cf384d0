import { media, rem, vars } from "@jubilee/ui/theme";
import { style } from "@vanilla-extract/css";

export const line = style({
  display: "grid",
  "@media": { [media.desktop]: { gridTemplateColumns: "repeat(5, minmax(0, 1fr))" } },
});

export const stop = style({
  position: "relative",
  padding: "0 0 36px 28px",
  borderInlineStart: `1px solid ${vars.color.border}`,
  selectors: {
    "&:last-child": { borderColor: "transparent", paddingBlockEnd: 0 },
    "&::before": {
      content: '""',
      position: "absolute",
      insetInlineStart: -7,
      insetBlockStart: 5,
      inlineSize: 13,
      blockSize: 13,
      border: `3px solid ${vars.color.action}`,
      borderRadius: vars.radius.full,
      background: vars.color.page,
    },
  },
  "@media": {
    [media.desktop]: {
      padding: "32px 28px 0 0",
      borderInlineStart: 0,
      borderBlockStart: `1px solid ${vars.color.border}`,
      selectors: {
        "&:last-child": { borderColor: vars.color.border },
        "&::before": { insetInlineStart: 0, insetBlockStart: -7 },
      },
    },
  },
});

export const theDay = style({
  selectors: {
    "&::before": { borderColor: vars.color.celebrate, background: vars.color.celebrate },
  },
});

export const title = style({ marginBlockEnd: 8, fontSize: rem(22) });
export const text = style({ maxInlineSize: "34ch", color: vars.color.textMuted });

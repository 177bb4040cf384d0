import { media, rem, vars } from "@jubilee/ui/theme";
import { style } from "@vanilla-extract/css";
import { gutter } from "../../../app/frame/gutter.css.ts";

export const column = style({ maxInlineSize: 1320, marginInline: "auto", paddingInline: gutter });

/** Keeps the footer away until the rest of the page is there. */
export const restSpace = style({ minBlockSize: "300vh" });

export const section = style({
  paddingBlockStart: 72,
  scrollMarginBlockStart: 24,
  "@media": { [media.desktop]: { paddingBlockStart: 128, scrollMarginBlockStart: -24 } },
});

/** A section's title left, what it means right. */
export const head = style({
  display: "grid",
  gap: 12,
  marginBlockEnd: 32,
  "@media": {
    [media.desktop]: {
      gridTemplateColumns: "7fr 5fr",
      gap: 64,
      alignItems: "end",
      marginBlockEnd: 48,
    },
  },
});

export const title = style({
  maxInlineSize: "20ch",
  fontSize: rem(28),
  lineHeight: 1.08,
  "@media": { [media.desktop]: { fontSize: rem(48), letterSpacing: "-0.022em" } },
});

export const note = style({
  maxInlineSize: "52ch",
  fontSize: rem(16),
  color: vars.color.textMuted,
  "@media": { [media.desktop]: { fontSize: rem(18) } },
});

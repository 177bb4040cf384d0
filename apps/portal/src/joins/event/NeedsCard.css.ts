import { media, rem, vars } from "@jubilee/ui/theme";
import { globalStyle, style, styleVariants } from "@vanilla-extract/css";

export const line = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "36px minmax(0, 1fr) auto",
  alignItems: "center",
  gap: "8px 12px",
  paddingBlock: 14,
  selectors: { "& + &": { borderBlockStart: `1px solid ${vars.color.lineSoft}` } },
  "@media": { [media.mobile]: { gridTemplateColumns: "36px minmax(0, 1fr)" } },
});

const icon = style({
  display: "grid",
  placeItems: "center",
  inlineSize: 36,
  blockSize: 36,
  borderRadius: vars.radius.s,
  "@media": { [media.mobile]: { alignSelf: "start" } },
});
export const icons = styleVariants({
  late: [icon, { background: vars.brick["3"], color: vars.color.dangerText }],
  due: [icon, { background: vars.marigold["3"], color: vars.color.warningText }],
  news: [icon, { background: vars.sky["3"], color: vars.sky["11"] }],
  open: [icon, { background: vars.color.tint, color: vars.color.textMuted }],
});
globalStyle(`${icon} svg`, { inlineSize: 20, blockSize: 20, strokeWidth: 1.75 });

export const count = style({ fontWeight: 400, color: vars.color.textMuted });

export const what = style({ fontSize: rem(14), fontWeight: 600, lineHeight: 1.4 });
export const why = style({
  fontSize: rem(14),
  lineHeight: 1.4,
  color: vars.color.textMuted,
});

export const act = style({
  display: "inline-flex",
  "@media": { [media.mobile]: { gridColumn: 2 } },
});

/** On phones all but the first are words, and the whole row is pressed. */
export const quiet = style({});
globalStyle(`${quiet} > :is(a, button)`, {
  "@media": {
    [media.mobile]: {
      minBlockSize: 24,
      blockSize: "auto",
      padding: 0,
      border: 0,
      background: "none",
      color: vars.color.actionText,
    },
  },
});
globalStyle(`${quiet} > :is(a, button)::after`, {
  "@media": { [media.mobile]: { content: '""', position: "absolute", inset: 0 } },
});
/* The row is what is pressed, so the button is no place of its own. */
globalStyle(`${quiet} > :is(a, button)`, { "@media": { [media.mobile]: { position: "static" } } });

import { media, rem, vars } from "@jubilee/ui/theme";
import { globalStyle, style, styleVariants } from "@vanilla-extract/css";

/** Where a post will be written, before anybody turns to it. */
export const restingField = style({
  display: "block",
  inlineSize: "100%",
  minBlockSize: 52,
  padding: "12px 16px",
  border: `1px solid ${vars.color.fieldBorder}`,
  borderRadius: vars.radius.l,
  background: vars.color.field,
  color: vars.ink["10"],
  font: "inherit",
  fontSize: rem(16),
  textAlign: "start",
  cursor: "text",
  selectors: {
    "&:hover": { borderColor: vars.ink["11"] },
    "&:focus-visible": { outline: `3px solid ${vars.color.focus}`, outlineOffset: 2 },
  },
});

/** Files of a form, in line with its fields. */
export const attached = style({
  marginBlockStart: -8,
  marginInline: -12,
  selectors: { "&:empty": { display: "none" } },
});

/** What moderators keep in order, one part below the other. */
export const moderated = style({
  paddingBlockStart: 20,
  borderBlockStart: `1px solid ${vars.color.lineSoft}`,
  selectors: { "&:first-of-type": { paddingBlockStart: 0, borderBlockStart: 0 } },
});
export const waitingCount = style({
  marginInlineStart: 8,
  paddingInline: 8,
  borderRadius: vars.radius.full,
  background: vars.color.selected,
  color: vars.color.actionText,
  fontSize: rem(14),
  fontVariantNumeric: "tabular-nums",
});

/** How a topic stands, beside its title. */
export const mark = style({ flex: "none", color: vars.color.textMuted, lineHeight: 0 });
export const markSolved = style([mark, { color: vars.color.successText }]);
globalStyle(`${mark} > svg`, { inlineSize: 16, blockSize: 16 });

/** Before the name of a topic's category: its colour, as a small tab, since a dot says that something is new. */
const dot = style({
  display: "inline-block",
  inlineSize: 4,
  blockSize: 12,
  marginInlineEnd: 6,
  borderRadius: 2,
  forcedColorAdjust: "none",
});
export const dots = styleVariants({
  moss: [dot, { background: vars.moss["9"] }],
  marigold: [dot, { background: vars.marigold["9"] }],
  sky: [dot, { background: vars.sky["9"] }],
  brick: [dot, { background: vars.brick["9"] }],
  ink: [dot, { background: vars.ink["9"] }],
});

/** Rows of one height, whether a title needs one line or two. */
export const topicRow = style({
  blockSize: 92,
  borderRadius: 0,
  borderBlockEnd: `1px solid ${vars.color.lineSoft}`,
});

/** A title stands as a title, over as many lines as it needs. */
export const topicHead = style({
  blockSize: "auto",
  minBlockSize: 72,
  alignItems: "start",
  paddingBlock: "14px 12px",
  "@media": { [media.mobile]: { minBlockSize: 56, paddingBlockEnd: 10 } },
});
export const topicTitle = style({
  margin: 0,
  fontFamily: vars.font.display,
  fontSize: rem(22),
  fontWeight: 560,
  lineHeight: 1.2,
  textWrap: "balance",
  overflowWrap: "anywhere",
  "@media": { [media.mobile]: { fontSize: rem(18) } },
});
export const topicState = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "4px 12px",
  marginBlockStart: 6,
  fontSize: rem(14),
  lineHeight: 1.35,
  color: vars.color.textMuted,
});

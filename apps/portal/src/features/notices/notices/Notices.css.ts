import { media, rem, vars } from "@jubilee/ui/theme";
import { style, styleVariants } from "@vanilla-extract/css";

/** From here on there is room for everything on one line. */
const wide = "(min-width: 1100px)";

export const choices = style({
  display: "flex",
  gap: 8,
  alignItems: "center",
  minInlineSize: 0,
});

/** One of two choices that share what the line has left. */
export const choice = style({ flex: "1 1 0", minInlineSize: 0, maxInlineSize: 260 });

export const day = style({ display: "grid", gap: 8, marginBlockStart: 24 });

export const dayHead = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: "0 12px",
});
export const dayEvent = style({ fontSize: rem(14), color: vars.color.textMuted });

export const list = style({
  borderBlock: `1px solid ${vars.color.lineSoft}`,
});

export const line = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) 44px",
  alignItems: "center",
  gap: 16,
  minBlockSize: 68,
  paddingBlock: 12,
  contentVisibility: "auto",
  containIntrinsicBlockSize: "auto 68px",
  selectors: {
    "& + &": { borderBlockStart: `1px solid ${vars.color.lineSoft}` },
    "&:hover": { background: vars.color.hover },
  },
  "@media": { [media.mobile]: { gap: 12 } },
});

/** Whom it is about. */
export const who = style({ position: "relative", display: "grid", marginInlineEnd: 6 });

/** What kind of thing it is, at the person's corner. */
export const kind = style({
  position: "absolute",
  insetInlineEnd: -9,
  insetBlockEnd: -5,
  display: "grid",
  placeItems: "center",
  inlineSize: 20,
  blockSize: 20,
  borderRadius: "50%",
  boxShadow: `0 0 0 2px ${vars.color.page}`,
});

export const kindAlone = style({
  display: "grid",
  placeItems: "center",
  inlineSize: 40,
  blockSize: 40,
  marginInlineEnd: 6,
  borderRadius: "50%",
});

export const kindTones = styleVariants({
  plum: { background: vars.plum["4"], color: vars.plum["11"] },
  moss: { background: vars.moss["4"], color: vars.moss["11"] },
  marigold: { background: vars.marigold["4"], color: vars.marigold["11"] },
  brick: { background: vars.brick["4"], color: vars.brick["11"] },
  sky: { background: vars.sky["4"], color: vars.sky["11"] },
});

/** Unread: a point before the words, and the words are heavier. */
export const point = style({
  display: "inline-block",
  inlineSize: 8,
  blockSize: 8,
  marginInlineEnd: 8,
  verticalAlign: "middle",
  borderRadius: "50%",
  background: vars.color.actionText,
});

export const words = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  gap: "2px 12px",
  alignItems: "baseline",
  minInlineSize: 0,
  "@media": {
    [wide]: {
      gridTemplateColumns: "minmax(0, 1fr) minmax(0, 400px) 64px",
      columnGap: 24,
      alignItems: "center",
    },
  },
});

export const what = style({
  gridColumn: "1 / -1",
  "@media": { [wide]: { gridColumn: "auto" } },
  color: "inherit",
  textDecoration: "none",
  fontSize: rem(16),
  lineHeight: 1.4,
  overflowWrap: "anywhere",
  selectors: {
    "&::after": { content: "", position: "absolute", inset: 0 },
    "&:hover": { textDecoration: "underline", textUnderlineOffset: 3 },
    '&[data-unread="true"]': { fontWeight: 600 },
  },
});

/** Its topic and its event: one line under the words, two beside them. */
export const where = style({
  minInlineSize: 0,
  fontSize: rem(14),
  lineHeight: 1.4,
  color: vars.color.textMuted,
  overflow: "hidden",
  whiteSpace: "nowrap",
  textOverflow: "ellipsis",
  "@media": { [wide]: { display: "grid", whiteSpace: "normal", overflowWrap: "anywhere" } },
});
export const ofEvent = style({
  selectors: { "&::before": { content: '" · "' } },
  "@media": { [wide]: { "::before": { content: "none" } } },
});

export const when = style({
  fontSize: rem(14),
  lineHeight: 1.4,
  color: vars.color.textMuted,
  textAlign: "end",
  fontVariantNumeric: "tabular-nums",
});

/** Above the line's link, which covers all of it. */
export const mark = style({ position: "relative", zIndex: 1 });

export const more = style({ display: "grid", justifyItems: "center", marginBlockStart: 24 });

import { media, rem, vars } from "@jubilee/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

export const columns = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 7fr) minmax(0, 4fr)",
  gap: "32px 48px",
  alignItems: "start",
  "@media": {
    [media.belowDesktop]: { gridTemplateColumns: "minmax(0, 1fr) 280px", columnGap: 32 },
    [media.mobile]: { gridTemplateColumns: "minmax(0, 1fr)" },
  },
});

export const part = style({ display: "grid", gap: 32, gridTemplateColumns: "minmax(0, 1fr)" });

export const field = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) 190px",
  gap: 12,
  alignItems: "start",
  "@media": {
    [media.belowDesktop]: { position: "relative", gridTemplateColumns: "minmax(0, 1fr)", gap: 0 },
    [media.mobile]: { paddingBlockStart: 10 },
  },
});

/** Level with a field's own box, below its label; where there is less room a small word in the label's row. */
export const beside = style({
  marginBlockStart: 26,
  "@media": {
    [media.belowDesktop]: {
      position: "absolute",
      insetBlockStart: -8,
      insetInlineEnd: 0,
      maxInlineSize: "65%",
      marginBlockStart: 0,
    },
  },
});
globalStyle(`${beside} select`, {
  "@media": {
    [media.belowDesktop]: {
      blockSize: 32,
      border: 0,
      background: "none",
      fontSize: rem(14),
      color: vars.color.textMuted,
      textAlign: "end",
    },
  },
});

export const below = style({ display: "grid", gap: 10, alignContent: "start" });

export const photos = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: 16,
  maxInlineSize: 380,
});

export const photoBox = style({ display: "grid", gap: 10, alignContent: "start" });

export const picture = style({
  inlineSize: "100%",
  aspectRatio: "1",
  objectFit: "cover",
  borderRadius: vars.radius.l,
  background: vars.color.well,
  boxShadow: `inset 0 0 0 1px ${vars.color.line}`,
  display: "grid",
  placeItems: "center",
  color: vars.color.textMuted,
});

export const hiddenInput = style({ display: "none" });

export const seen = style({
  display: "grid",
  gap: 12,
  padding: 18,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.l,
  background: vars.color.surface,
  overflowWrap: "anywhere",
});

export const seenPhotos = style({ display: "grid", gridTemplateColumns: "1fr 1fr", gap: 6 });

export const seenName = style({
  fontFamily: vars.font.display,
  fontWeight: 560,
  fontSize: rem(22),
  lineHeight: 1.15,
});

import { media, rem, vars } from "@jubilee/ui/theme";
import { style } from "@vanilla-extract/css";

export const columns = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 7fr) minmax(0, 4fr)",
  gap: "32px 48px",
  alignItems: "start",
  "@media": { [media.belowDesktop]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});

export const part = style({ display: "grid", gap: 32, gridTemplateColumns: "minmax(0, 1fr)" });

export const field = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) 190px",
  gap: 12,
  alignItems: "start",
  "@media": { [media.mobile]: { gridTemplateColumns: "minmax(0, 1fr)", gap: 8 } },
});

/** Level with a field's own box, below its label. */
export const beside = style({
  marginBlockStart: 26,
  "@media": { [media.mobile]: { marginBlockStart: 0 } },
});

export const below = style({ display: "grid", gap: 10, alignContent: "start" });

export const photos = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: 16,
  maxInlineSize: 480,
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

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

/** On phones what others see comes first: it says what the fields are for. */
export const part = style({
  display: "grid",
  gap: 32,
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": { [media.mobile]: { order: -1 } },
});

/** Its label's row says who sees it. */
export const field = style({
  position: "relative",
  "@media": { [media.mobile]: { paddingBlockStart: 10 } },
});

/** Who sees it, at the end of the label's row. */
export const beside = style({
  position: "absolute",
  insetBlockStart: -8,
  insetInlineEnd: 0,
  maxInlineSize: "65%",
});
export const below = style({ display: "grid", gap: 10, alignContent: "start" });

/** A quiet word until one means it. */
const choice = [beside, below].map((place) => `${place} select`).join(", ");
globalStyle(choice, {
  blockSize: 32,
  border: 0,
  background: "none",
  fontSize: rem(14),
  color: vars.color.textMuted,
});
globalStyle(`${beside} select`, { textAlign: "end" });
globalStyle(`${below} select`, { paddingInlineStart: 0 });

export const photos = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: 16,
  maxInlineSize: 300,
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
/** Where there is none yet: whose place it is. */
globalStyle(`${picture} > svg`, { inlineSize: "44%", blockSize: "auto", color: vars.plum["8"] });
export const none = style([picture, { background: vars.plum["3"], boxShadow: "none" }]);

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

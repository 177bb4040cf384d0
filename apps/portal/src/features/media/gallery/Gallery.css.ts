import { globalStyle, style } from "@vanilla-extract/css";
import { media, rem, vars } from "@jubilee/ui/theme";

const byMouse = "(hover: hover) and (min-width: 768px)";

export const grid = style({
  display: "grid",
  gap: 16,
  gridTemplateColumns: "repeat(auto-fill, minmax(min(220px, 100%), 1fr))",
  padding: 0,
  listStyle: "none",
  "@media": { [media.mobile]: { gap: 8 } },
});

/** On a phone a row with a small picture, so that all of them are seen and the next step is near. */
export const tile = style({
  position: "relative",
  display: "grid",
  alignContent: "start",
  minWidth: 0,
  overflow: "hidden",
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.m,
  background: vars.color.surface,
  cursor: "grab",
  selectors: {
    "&[data-over]": { outline: `3px solid ${vars.color.focus}`, outlineOffset: 2 },
  },
  "@media": {
    [media.mobile]: { gridTemplateColumns: "minmax(72px, 112px) minmax(min-content, 1fr)" },
  },
});
export const frame = style({
  position: "relative",
  background: vars.color.lineSoft,
  "@media": { [media.mobile]: { gridRow: "span 2", minBlockSize: 96 } },
});
export const picture = style({
  display: "block",
  width: "100%",
  height: "auto",
  aspectRatio: "4 / 3",
  objectFit: "cover",
  "@media": { [media.mobile]: { position: "absolute", inset: 0, height: "100%" } },
});
export const mark = style({
  position: "absolute",
  insetBlockStart: 8,
  insetInlineStart: 8,
  "@media": { [media.mobile]: { insetBlockStart: 4, insetInlineStart: 4 } },
});
export const words = style({
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 2,
  overflow: "hidden",
  minHeight: 40,
  margin: "10px 12px",
  fontSize: rem(14),
  "@media": { [media.mobile]: { marginBlockEnd: 0 } },
  lineHeight: rem(20),
  color: vars.color.textMuted,
  overflowWrap: "anywhere",
});
/**
 * With a mouse they come over the picture where it points, or with the keys' focus; under a finger
 * they are always there.
 */
export const tools = style({
  display: "flex",
  gap: 2,
  padding: 6,
  "@media": {
    [media.mobile]: { gap: 0, padding: 2 },
    [byMouse]: {
      position: "absolute",
      insetBlockStart: 8,
      insetInline: 8,
      padding: 2,
      borderRadius: vars.radius.m,
      background: vars.color.surface,
      boxShadow: vars.shadow[1],
      opacity: 0,
      transition: `opacity ${vars.duration.fast} ${vars.ease}`,
      selectors: {
        [`${tile}:hover &, ${tile}:focus-within &`]: { opacity: 1 },
      },
    },
  },
});

/** That a photo can be taken by hand; it makes way for what can be done. */
export const grip = style({
  display: "none",
  "@media": {
    [byMouse]: {
      position: "absolute",
      insetBlockStart: 10,
      insetInlineEnd: 10,
      display: "grid",
      placeItems: "center",
      inlineSize: 28,
      blockSize: 28,
      borderRadius: vars.radius.s,
      background: vars.color.surface,
      color: vars.color.textMuted,
    },
  },
});
/** Before and after are above and below where the photos stand in rows. */
export const turned = style({ display: "inline-flex" });
globalStyle(`${turned} svg`, { "@media": { [media.mobile]: { rotate: "90deg" } } });
export const gap = style({ flex: 1 });
export const preview = style({
  display: "block",
  width: "100%",
  height: "auto",
  maxHeight: 280,
  objectFit: "contain",
  borderRadius: vars.radius.m,
  background: vars.color.lineSoft,
});

export const tiers = style({ display: "grid", gap: 24 });
export const tierHead = style({ display: "flex", alignItems: "center", gap: 4, minHeight: 44 });
export const tierName = style({
  flex: 1,
  minWidth: 0,
  fontFamily: vars.font.text,
  fontSize: rem(14),
  fontWeight: 600,
  lineHeight: rem(20),
  color: vars.color.textMuted,
  overflowWrap: "anywhere",
});
export const lines = style({
  display: "grid",
  padding: 0,
  listStyle: "none",
  borderBlockStart: `1px solid ${vars.color.line}`,
});
export const line = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "4px 12px",
  paddingBlock: 10,
  borderBlockEnd: `1px solid ${vars.color.line}`,
});
/** Logos are made for paper: their plate is that of the day, by night too. */
export const logo = style({
  flex: "none",
  width: 96,
  height: 56,
  padding: 6,
  borderRadius: vars.radius.s,
  border: `1px solid ${vars.color.line}`,
  background: vars.color.surface,
});
export const logoImage = style({
  display: "block",
  width: "100%",
  height: "100%",
  objectFit: "contain",
});
export const sponsor = style({
  display: "grid",
  flex: "1 1 160px",
  minWidth: 0,
  fontWeight: 600,
  overflowWrap: "anywhere",
});
export const site = style({ fontWeight: 400, fontSize: rem(14), color: vars.color.textMuted });
export const lineTools = style({ display: "flex", marginInlineStart: "auto" });

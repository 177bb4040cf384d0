import { style } from "@vanilla-extract/css";
import { media, rem, vars } from "@jubilee/ui/theme";

export const card = style({
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.l,
  background: vars.color.surface,
  color: vars.color.text,
  overflow: "hidden",
});

export const art = style({
  position: "relative",
  height: 132,
  overflow: "hidden",
  background: vars.ink["4"],
  "@media": { [media.desktop]: { height: 200 } },
});

export const body = style({ display: "grid", gap: 12, padding: "0 20px 24px" });
/** Where nothing reaches up into the cover. */
export const bodyBelow = style([body, { paddingBlockStart: 20 }]);

export const title = style({
  fontFamily: vars.font.display,
  fontWeight: 560,
  fontSize: rem(28),
  lineHeight: 1.08,
  letterSpacing: "-0.02em",
  overflowWrap: "anywhere",
  textWrap: "balance",
});
export const waiting = style({ color: vars.color.textMuted });

/** What is typed, and what becomes of it. */
export const beside = style({
  display: "grid",
  gap: 32,
  alignItems: "start",
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": {
    [media.tabletUp]: { gridTemplateColumns: "minmax(0, 3fr) minmax(0, 2fr)" },
    "(min-width: 1100px)": { gridTemplateColumns: "minmax(0, 1fr) 376px", gap: 48 },
  },
});
/** The same for forms with long lines: one column until there is room for both. */
export const besideWide = style({
  display: "grid",
  gap: 32,
  alignItems: "start",
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": { [media.desktop]: { gridTemplateColumns: "minmax(0, 1fr) 336px", gap: 40 } },
});
export const typedWide = style({ minWidth: 0, maxWidth: 720 });
export const followsWide = style({
  minWidth: 0,
  maxWidth: 720,
  "@media": {
    [media.desktop]: {
      position: "sticky",
      insetBlockStart: 88,
      maxBlockSize: "calc(100dvh - 176px)",
      overflowY: "auto",
      marginInline: -8,
      paddingInline: 8,
    },
  },
});
export const typed = style({
  minWidth: 0,
  maxWidth: 560,
  "@media": { [media.tabletUp]: { inlineSize: "100%" } },
});
export const follows = style({
  minWidth: 0,
  "@media": {
    [media.tabletUp]: {
      position: "sticky",
      insetBlockStart: 88,
      maxBlockSize: "calc(100dvh - 104px)",
      overflowY: "auto",
      /* Room for the focus ring and shadows of what stands at its edge. */
      marginInline: -8,
      paddingInline: 8,
    },
  },
});

/** The beginning of a longer text. */
export const beginning = style({
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 5,
  overflow: "hidden",
  whiteSpace: "pre-line",
  overflowWrap: "anywhere",
  lineHeight: 1.5,
});

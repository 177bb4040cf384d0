import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { dayNight } from "../../theme/dayNight.ts";
import { media } from "../../theme/measures.ts";
import { fadeIn, fadeOut, rise, sink } from "../../theme/motion.css.ts";
import { rem } from "../../theme/rem.ts";
import { vars } from "../../theme/vars.css.ts";

export const backdrop = style({
  position: "fixed",
  inset: 0,
  zIndex: vars.zIndex.overlay,
  background: vars.color.scrim,
  selectors: {
    '&[data-state="open"]': { animation: `${fadeIn} ${vars.duration.base} ${vars.ease}` },
    '&[data-state="closed"]': { animation: `${fadeOut} ${vars.duration.fast} ${vars.ease} both` },
  },
});

export const positioner = style({
  position: "fixed",
  inset: 0,
  zIndex: vars.zIndex.overlay,
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  padding: 16,
  overflow: "auto",
  "@media": { [media.mobile]: { alignItems: "end", padding: 8 } },
});

const sheet = style({
  display: "grid",
  gap: 14,
  gridTemplateColumns: "minmax(0, 1fr)",
  width: "100%",
  maxHeight: "calc(100dvh - 32px)",
  overflow: "auto",
  padding: 24,
  border: `1px solid ${dayNight("transparent", vars.color.line)}`,
  borderRadius: vars.radius.l,
  background: vars.color.surface,
  color: vars.color.text,
  fontFamily: vars.font.text,
  boxShadow: vars.shadow["3"],
  overscrollBehavior: "contain",
  /* What has the focus does not stand behind the foot. */
  scrollPadding: 80,
  selectors: {
    "&:focus-visible": { outline: `3px solid ${vars.color.focus}`, outlineOffset: 2 },
    '&[data-state="open"]': { animation: `${rise} ${vars.duration.base} ${vars.ease}` },
    '&[data-state="closed"]': { animation: `${sink} ${vars.duration.fast} ${vars.ease} both` },
  },
  "@media": { [media.mobile]: { padding: 20, maxHeight: "calc(100dvh - 16px)" } },
});

export const content = styleVariants({
  s: [sheet, { maxWidth: 440 }],
  m: [sheet, { maxWidth: 560 }],
  l: [sheet, { maxWidth: 820 }],
});

export const top = style({ display: "flex", alignItems: "start", gap: 12 });
export const title = style({
  flex: 1,
  margin: 0,
  fontFamily: vars.font.display,
  fontSize: rem(22),
  fontWeight: 560,
  lineHeight: 1.15,
  letterSpacing: "-0.015em",
  overflowWrap: "anywhere",
});
export const close = style({ marginBlock: -8, marginInlineEnd: -8 });
export const description = style({
  fontSize: rem(14),
  lineHeight: 1.5,
  color: vars.color.textMuted,
});
globalStyle(`${description}:empty`, { display: "none" });
export const footer = style({
  /* Stays at the edge while what is above it scrolls. */
  position: "sticky",
  bottom: -24,
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "end",
  gap: 8,
  padding: "8px 0 24px",
  marginBottom: -24,
  background: "inherit",
});
globalStyle(`${footer} > *`, { "@media": { [media.mobile]: { flex: "1 1 auto" } } });

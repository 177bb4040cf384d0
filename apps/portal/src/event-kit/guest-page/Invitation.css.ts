import { globalStyle, style } from "@vanilla-extract/css";
import { media, rem, vars } from "@jubilee/ui/theme";

const tabletUp = "(min-width: 720px)";
const twoColumns = "(min-width: 1080px)";

export const bar = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  height: 56,
  paddingInline: 20,
  "@media": {
    [tabletUp]: { paddingInline: 40 },
    [twoColumns]: { height: 64, paddingInline: 48 },
  },
});

export const wrap = style({
  width: "100%",
  maxWidth: 720,
  marginInline: "auto",
  paddingInline: 20,
  "@media": { [tabletUp]: { paddingInline: 40 }, [twoColumns]: { maxWidth: 1128 } },
});

export const columns = style({
  display: "grid",
  gap: 32,
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": {
    [twoColumns]: {
      gridTemplateColumns: "minmax(0, 640px) minmax(0, 384px)",
      gridTemplateRows: "auto auto 1fr",
      justifyContent: "space-between",
      gap: "0 48px",
    },
  },
});

export const head = style({
  position: "relative",
  display: "grid",
  justifyItems: "start",
  gap: 20,
  minWidth: 0,
  marginBlockStart: -72,
  "@media": {
    [tabletUp]: { marginBlockStart: -90 },
    [twoColumns]: { marginBlockStart: -112, gap: 28 },
  },
});

export const greeting = style({
  fontSize: rem(18),
  lineHeight: rem(28),
  color: vars.color.textMuted,
});

const titleBase = style({
  fontFamily: vars.font.display,
  fontWeight: 560,
  letterSpacing: "-0.02em",
  overflowWrap: "anywhere",
  textWrap: "balance",
});

export const title = style([
  titleBase,
  {
    fontSize: rem(36),
    lineHeight: rem(40),
    "@media": {
      [tabletUp]: { fontSize: rem(48), lineHeight: rem(52) },
      [twoColumns]: { fontSize: rem(64), lineHeight: rem(66) },
    },
  },
]);

export const longTitle = style([
  titleBase,
  {
    fontSize: rem(28),
    lineHeight: rem(32),
    "@media": {
      [tabletUp]: { fontSize: rem(36), lineHeight: rem(40) },
      [twoColumns]: { fontSize: rem(48), lineHeight: rem(52) },
    },
  },
]);

export const titleRest = style({ display: "block", fontStyle: "italic", fontWeight: 400 });

export const byline = style({
  fontSize: rem(16),
  lineHeight: 1.5,
  color: vars.color.textMuted,
  "@media": { [twoColumns]: { fontSize: rem(18) } },
});

export const facts = style({
  borderBlockStart: `1px solid ${vars.color.line}`,
  minWidth: 0,
  "@media": { [twoColumns]: { gridColumn: 1, marginBlockStart: 40 } },
});

export const fact = style({
  display: "grid",
  gridTemplateColumns: "24px minmax(0, 1fr)",
  gap: "4px 14px",
  padding: "20px 0 14px",
  borderBlockEnd: `1px solid ${vars.color.line}`,
});

export const factIcon = style({ marginBlockStart: 3, color: vars.color.actionText });
export const factBody = style({ display: "grid", gap: 2, minWidth: 0 });
export const factTitle = style({
  fontFamily: vars.font.text,
  letterSpacing: 0,
  fontSize: rem(18),
  fontWeight: 600,
  lineHeight: rem(26),
  overflowWrap: "anywhere",
});
export const muted = style({ color: vars.color.textMuted, fontSize: rem(16), lineHeight: rem(24) });
export const factActions = style({ display: "flex", flexWrap: "wrap", gap: "0 24px" });

export const action = style({
  padding: 0,
  border: 0,
  background: "none",
  font: "inherit",
  cursor: "pointer",
  display: "inline-flex",
  alignItems: "center",
  gap: 8,
  minHeight: 44,
  color: vars.color.actionText,
  fontSize: rem(16),
  fontWeight: 600,
  textDecoration: "none",
  selectors: {
    "&:hover": { textDecoration: "underline", textUnderlineOffset: 4 },
    "&:focus-visible": { outline: `3px solid ${vars.color.focus}`, outlineOffset: 2 },
  },
});

export const reply = style({
  minWidth: 0,
  scrollMarginBlockStart: 16,
  "@media": {
    [twoColumns]: {
      gridColumn: 2,
      gridRow: "1 / 4",
      position: "relative",
      marginBlockStart: -112,
    },
  },
});

export const replyInside = style({
  borderRadius: vars.radius.l,
  boxShadow: vars.shadow["2"],
  background: vars.color.surface,
  "@media": {
    [twoColumns]: {
      position: "sticky",
      insetBlockStart: 24,
      /* A long answer scrolls inside, so that every part of it can be reached. */
      maxBlockSize: "calc(100dvh - 48px)",
      overflowY: "auto",
      scrollPaddingBlock: 24,
    },
  },
});
globalStyle(`${replyInside} > *`, { display: "block" });
/* What stands in until the widget is ready has the same room before its script as after. */
globalStyle(`${replyInside} > :not(:defined)`, { padding: 20 });

/** Under the reply, in line with what stands in it. */
export const ways = style({
  display: "flex",
  flexWrap: "wrap",
  gap: "0 20px",
  padding: "4px 20px 12px",
  "@media": { [media.touch]: { paddingBlock: 0 } },
});

export const more = style({
  minWidth: 0,
  "@media": { [twoColumns]: { gridColumn: 1 } },
});

export const section = style({
  display: "grid",
  gap: 16,
  paddingBlockStart: 40,
  marginBlockStart: 48,
  borderBlockStart: `1px solid ${vars.color.line}`,
  scrollMarginBlockStart: 16,
  selectors: {
    "&:first-child": { border: 0, paddingBlockStart: 0, marginBlockStart: 16 },
  },
  "@media": { [twoColumns]: { selectors: { "&:first-child": { marginBlockStart: 40 } } } },
});

export const sectionTitle = style({
  fontFamily: vars.font.display,
  fontWeight: 560,
  fontSize: rem(28),
  lineHeight: rem(32),
  letterSpacing: "-0.015em",
});

export const prose = style({
  maxWidth: "62ch",
  fontSize: rem(18),
  lineHeight: rem(28),
  whiteSpace: "pre-line",
  overflowWrap: "anywhere",
});

export const foot = style({
  padding: "40px 20px 48px",
  textAlign: "center",
  fontSize: rem(14),
  color: vars.color.textMuted,
});
export const footLink = style({ color: "inherit" });

export const thumb = style({
  position: "sticky",
  insetBlockEnd: 0,
  zIndex: vars.zIndex.sticky,
  display: "flex",
  alignItems: "center",
  gap: 4,
  padding: "10px 20px calc(10px + env(safe-area-inset-bottom))",
  background: vars.color.surface,
  borderBlockStart: `1px solid ${vars.color.line}`,
  transition: `opacity ${vars.duration.base} ${vars.ease}, visibility ${vars.duration.base}`,
  selectors: { "&[data-aside]": { opacity: 0, visibility: "hidden" } },
  "@media": { [twoColumns]: { display: "none" } },
});
export const thumbWhen = style({ marginInlineEnd: "auto", minWidth: 0 });
export const thumbDay = style({
  whiteSpace: "nowrap",
  display: "block",
  fontSize: rem(16),
  fontWeight: 600,
  lineHeight: rem(20),
});
export const thumbClock = style({
  fontSize: rem(14),
  lineHeight: rem(20),
  color: vars.color.textMuted,
});
export const thumbIcon = style({
  padding: 0,
  border: 0,
  background: "none",
  cursor: "pointer",
  display: "grid",
  placeItems: "center",
  width: 44,
  height: 44,
  borderRadius: vars.radius.full,
  color: vars.color.actionText,
  selectors: {
    "&:focus-visible": { outline: `3px solid ${vars.color.focus}`, outlineOffset: 2 },
  },
});
export const thumbButton = style({ minWidth: 120, marginInlineStart: 8, display: "grid" });

export const alone = style({
  minHeight: "80vh",
  display: "grid",
  placeItems: "center",
  padding: 20,
});

import { rem, vars } from "@jubilee/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

export const tabletUp = "(min-width: 720px)";
export const twoColumns = "(min-width: 1080px)";
const { color, font, radius } = vars;

globalStyle("html", { background: color.page });
globalStyle("[hidden]", { display: "none !important" });
/** What only a script can do keeps its room until that is there. */
globalStyle(":is([data-share], [data-copy])[hidden]", {
  display: "grid !important",
  visibility: "hidden",
});
/** Nothing is copied from paper. */
globalStyle("button[data-copy]", { "@media": { print: { display: "none !important" } } });
globalStyle("[data-print][hidden]", { display: "block !important", visibility: "hidden" });
globalStyle("[popover]:not(:popover-open)", { display: "none" });
globalStyle("jubilee-rsvp, jubilee-tickets, jubilee-donation", { display: "block" });
/** The page's protection of what it shows; fields and widgets stay free. */
globalStyle("body", {
  /* What closes a short page stands at the foot of the window. */
  display: "flex",
  flexDirection: "column",
  minBlockSize: "100dvh",
  userSelect: "none",
  WebkitUserSelect: "none",
});
globalStyle("main", { flex: "1 0 auto" });
globalStyle("body :is(input, textarea, select, form, [popover])", {
  userSelect: "text",
  WebkitUserSelect: "text",
});

export const icon = style({
  width: 20,
  height: 20,
  flex: "none",
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 1.75,
  strokeLinecap: "round",
  strokeLinejoin: "round",
});
export const unseen = style({
  position: "absolute",
  width: 1,
  height: 1,
  overflow: "hidden",
  clipPath: "inset(50%)",
});
export const small = style({ fontSize: rem(14), lineHeight: rem(20), color: color.textMuted });
export const soft = style({ color: color.textMuted });

/** Over a demo's pages, in ink by day and by night: it belongs to the product, not to the event. */
export const demo = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "0 24px",
  paddingInline: 20,
  background: `var(--jb-day, ${color.text}) var(--jb-night, ${color.raised})`,
  color: `var(--jb-day, ${color.page}) var(--jb-night, ${color.text})`,
  fontSize: rem(14),
  lineHeight: rem(20),
  "@media": {
    [tabletUp]: { paddingInline: 40 },
    [twoColumns]: { paddingInline: 48 },
    print: { display: "none" },
  },
});
globalStyle(`${demo} p`, { margin: 0, paddingBlock: "10px 6px" });
globalStyle(`${demo} b`, { fontWeight: 600 });
globalStyle(`${demo} p + p`, { display: "flex", flexWrap: "wrap", gap: "0 20px", padding: 0 });
globalStyle(`${demo} a`, { color: "inherit", lineHeight: "44px", fontWeight: 600 });

export const bar = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  flexWrap: "wrap",
  columnGap: 12,
  minHeight: 52,
  paddingInline: "20px 12px",
  "@media": {
    [tabletUp]: { paddingInline: 40 },
    [twoColumns]: { minHeight: 64, paddingInline: 48 },
  },
});
export const wordmark = style({
  font: `600 ${rem(20)}/${rem(44)} ${font.display}`,
  letterSpacing: "-0.02em",
  color: "inherit",
  textDecoration: "none",
});
export const ways = style({ display: "flex", alignItems: "center", flexWrap: "wrap" });
export const barLink = style({
  appearance: "none",
  display: "inline-flex",
  alignItems: "center",
  minHeight: 44,
  paddingInline: 8,
  border: 0,
  background: "none",
  color: color.text,
  font: `600 ${rem(14)}/${rem(20)} ${font.text}`,
  cursor: "pointer",
});
export const round = style({
  appearance: "none",
  display: "grid",
  placeItems: "center",
  flex: "none",
  width: 44,
  height: 44,
  padding: 0,
  border: 0,
  borderRadius: radius.full,
  background: "none",
  color: color.text,
  cursor: "pointer",
});
export const tinted = style({ background: color.tint, color: color.actionText });

export const cover = style({
  height: 208,
  overflow: "hidden",
  background: color.tint,
  "@media": { [tabletUp]: { height: 264 }, [twoColumns]: { height: 336 } },
});
globalStyle(`${cover} > *`, {
  display: "block",
  width: "100%",
  height: "100%",
  objectFit: "cover",
});

/** The room of a cover that stands further down in the document, so that nothing waits for it. */
export const covered = style({
  position: "relative",
  isolation: "isolate",
  paddingBlockStart: 208,
  background: `linear-gradient(${color.tint} 0 0) 0 0 / 100% 208px no-repeat`,
  "@media": {
    [tabletUp]: { paddingBlockStart: 264, backgroundSize: "100% 264px" },
    [twoColumns]: { paddingBlockStart: 336, backgroundSize: "100% 336px" },
  },
});
export const behind = style({
  position: "absolute",
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: -1,
});

/** Lower than over an event's own page: what is asked comes first. */
export const strip = style({ height: 112, "@media": { [twoColumns]: { height: 160 } } });

export const wrap = style({
  width: "100%",
  maxWidth: 720,
  marginInline: "auto",
  paddingInline: 20,
  "@media": {
    [tabletUp]: { paddingInline: 40 },
    [twoColumns]: { maxWidth: 1128, paddingInline: 20 },
  },
});
export const columns = style({
  "@media": {
    [twoColumns]: {
      display: "grid",
      gridTemplateColumns: "minmax(0, 640px) 384px",
      gridTemplateRows: "auto 1fr",
      justifyContent: "space-between",
      columnGap: 48,
    },
  },
});
export const lead = style({
  position: "relative",
  display: "flex",
  alignItems: "flex-end",
  gap: 16,
  marginBlockStart: -52,
});
export const hosts = style([small, { paddingBlockEnd: 2, minWidth: 0, overflowWrap: "anywhere" }]);
/** However many lines of names there are, they begin below the cover. */
globalStyle(`${lead} > ${hosts}`, { paddingBlockStart: 56 });
globalStyle(`${hosts} b`, { display: "block", fontWeight: 600, color: color.text });
export const leaf = style({
  display: "grid",
  flex: "none",
  alignSelf: "flex-start",
  width: rem(84),
  overflow: "hidden",
  textAlign: "center",
  borderRadius: radius.m,
  background: color.surface,
  boxShadow: vars.shadow["2"],
  "@media": { [twoColumns]: { width: rem(104) } },
});
globalStyle(`${leaf} b`, {
  background: color.pop,
  color: color.onPop,
  font: `600 ${rem(14)}/${rem(24)} ${font.text}`,
});
globalStyle(`${leaf} strong`, {
  font: `560 ${rem(44)}/1 ${font.display}`,
  letterSpacing: "-0.03em",
  fontVariantNumeric: "lining-nums",
  fontKerning: "none",
  paddingBlockStart: 8,
  "@media": { [twoColumns]: { fontSize: rem(56) } },
});
globalStyle(`${leaf} span`, {
  fontSize: rem(14),
  lineHeight: rem(20),
  color: color.textMuted,
  paddingBlockEnd: 6,
});
export const title = style({
  marginBlockStart: 16,
  fontSize: rem(36),
  lineHeight: rem(40),
  letterSpacing: "-0.02em",
  overflowWrap: "anywhere",
  hyphens: "auto",
  "@media": {
    [tabletUp]: { fontSize: rem(48), lineHeight: rem(52) },
    [twoColumns]: { fontSize: rem(64), lineHeight: rem(66), marginBlockStart: 24 },
  },
  selectors: { "&:lang(ar)": { letterSpacing: 0, fontWeight: 600, lineHeight: 1.35 } },
});
export const longTitle = style([
  title,
  {
    fontSize: rem(28),
    lineHeight: rem(32),
    "@media": {
      [tabletUp]: { fontSize: rem(36), lineHeight: rem(40) },
      [twoColumns]: { fontSize: rem(48), lineHeight: rem(52) },
    },
  },
]);
globalStyle(`${title} em`, { display: "block", fontWeight: 400 });
globalStyle(`${title}:lang(ar) em`, { fontStyle: "normal" });

export const notice = style({
  marginBlockStart: 16,
  padding: "12px 16px",
  borderRadius: radius.m,
  background: color.tint,
});
globalStyle(`${notice} b`, { display: "block", fontWeight: 600 });
export const alarm = style({ background: vars.brick["3"], color: vars.brick["12"] });

export const facts = style({
  marginBlockStart: 16,
  "@media": {
    [tabletUp]: {
      display: "grid",
      gridTemplateColumns: "repeat(auto-fit, minmax(260px, 1fr))",
      columnGap: 32,
      borderBlockStart: `1px solid ${color.line}`,
      borderBlockEnd: `1px solid ${color.line}`,
      marginBlockStart: 28,
    },
  },
});
export const fact = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  gap: "0 12px",
  alignItems: "center",
  padding: "11px 0",
  borderBlockStart: `1px solid ${color.line}`,
  "@media": { [tabletUp]: { borderBlockStart: 0, padding: "16px 0" } },
});
globalStyle(`${fact} h2`, {
  font: `600 ${rem(18)}/${rem(24)} ${font.text}`,
  letterSpacing: 0,
  overflowWrap: "anywhere",
});
globalStyle(`${fact} p`, { fontSize: rem(14), lineHeight: rem(20), color: color.textMuted });
export const crowd = style({
  padding: "14px 0",
  borderBlockStart: `1px solid ${color.line}`,
  fontSize: rem(14),
  lineHeight: rem(20),
  "@media": { [tabletUp]: { borderBlockStart: 0 } },
});
globalStyle(`${crowd} b`, { fontWeight: 600 });

export const reply = style({
  marginBlockStart: 12,
  minWidth: 0,
  scrollMarginBlockStart: 16,
  "@media": {
    [twoColumns]: {
      gridColumn: 2,
      gridRow: "1 / 3",
      position: "relative",
      marginBlockStart: -112,
    },
  },
});
export const panel = style({
  containerType: "inline-size",
  borderRadius: radius.l,
  boxShadow: vars.shadow["2"],
  background: color.surface,
  /* It is the frame of what stands in it. */
  vars: { "--jubilee-border": "0px" },
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
export const more = style({ minWidth: 0, "@media": { [twoColumns]: { gridColumn: 1 } } });

export const section = style({
  paddingBlockStart: 36,
  marginBlockStart: 40,
  borderBlockStart: `1px solid ${color.line}`,
  scrollMarginBlockStart: 16,
});
/** Below the day and the place, which end in a line of their own, none begins. */
globalStyle(`${more} > ${section}:first-child`, { marginBlockStart: 0, borderBlockStart: 0 });
export const story = style({ marginBlockStart: 36 });
globalStyle(`${section} > h2`, {
  fontSize: rem(28),
  lineHeight: rem(32),
  marginBlockEnd: 16,
  overflowWrap: "anywhere",
});
globalStyle(`:is(${section}, ${story}):lang(ar) > h2`, {
  letterSpacing: 0,
  fontWeight: 600,
  lineHeight: 1.35,
});
export const prose = style({
  maxWidth: "60ch",
  fontSize: rem(18),
  lineHeight: rem(28),
  whiteSpace: "pre-line",
  overflowWrap: "anywhere",
});
globalStyle(`${prose} a`, { color: color.actionText });
globalStyle(`${prose} + ${prose}`, { marginBlockStart: 16 });

export const alone = style({
  minHeight: "80vh",
  display: "grid",
  placeContent: "center",
  justifyItems: "center",
  gap: 12,
  padding: 20,
  textAlign: "center",
});
globalStyle(`${alone} h1`, { fontSize: rem(36), lineHeight: rem(40) });

/** A line drawing where a page has nothing else to show. */
export const drawn = style({
  inlineSize: 144,
  blockSize: 108,
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 2.25,
  strokeLinecap: "round",
  strokeLinejoin: "round",
  vars: {
    "--draw-tint": vars.plum["4"],
    "--draw-paper": color.surface,
    "--draw-spark": vars.marigold["9"],
  },
});

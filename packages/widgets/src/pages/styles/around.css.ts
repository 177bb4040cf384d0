import { rem, vars } from "@jubilee/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";
import { panel, round, tabletUp, twoColumns } from "./page.css.ts";

const { color, font, radius } = vars;

export const foot = style({
  display: "flex",
  flexWrap: "wrap",
  gap: "0 16px",
  justifyContent: "center",
  alignItems: "center",
  padding: "40px 20px 48px",
  textAlign: "center",
  fontSize: rem(14),
  color: color.textMuted,
});
globalStyle(`${foot} :is(a, summary)`, { color: "inherit", lineHeight: "44px", cursor: "pointer" });
export const tongues = style({
  display: "flex",
  flexWrap: "wrap",
  gap: "0 16px",
  justifyContent: "center",
});

/** So few letters in a line that answers stand below each other, and no bar covers the page. */
const largeText = "(max-width: 15em)";

export const thumb = style({
  position: "sticky",
  insetBlockEnd: 0,
  zIndex: vars.zIndex.sticky,
  padding: "10px 20px calc(12px + env(safe-area-inset-bottom))",
  background: color.surface,
  borderBlockStart: `1px solid ${color.line}`,
  transition: `opacity ${vars.duration.base} ${vars.ease}, visibility ${vars.duration.base}`,
  selectors: { "&[data-aside]": { opacity: 0, visibility: "hidden" } },
  "@media": { [twoColumns]: { display: "none" }, [largeText]: { position: "static" } },
});
/** The bar with the day at its start and what to do at its end. */
export const whenBar = style([
  thumb,
  {
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: 12,
    "@media": { [twoColumns]: { display: "none" } },
  },
]);
globalStyle(`${whenBar} > span > *`, { display: "block" });
globalStyle(`${whenBar} b`, { fontWeight: 600, lineHeight: rem(20) });
globalStyle(`${whenBar} > span > span`, {
  fontSize: rem(14),
  lineHeight: rem(20),
  color: color.textMuted,
});
export const ask = style({
  display: "flex",
  justifyContent: "space-between",
  gap: 16,
  marginBlockEnd: 8,
  fontSize: rem(14),
  lineHeight: rem(20),
});
globalStyle(`${ask} b`, { fontWeight: 600 });
export const answers = style({
  display: "grid",
  gridTemplateColumns: "1.7fr 1fr 1fr",
  gap: 8,
  "@media": { [largeText]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
globalStyle(`${answers} button`, { paddingInline: 8 });

/** As wide as the widgets take for two columns. */
const wide = "(min-width: 460px)";

/** The question before its script: as large as the widget that takes its place. */
export const question = style({
  padding: "20px 20px 22px",
  border: `1px solid ${color.line}`,
  borderRadius: radius.l,
  "@container": { [wide]: { padding: 24 } },
});
globalStyle(`${panel} ${question}`, { border: 0 });
globalStyle(`${question} h2`, {
  font: `560 ${rem(22)}/${rem(28)} ${font.display}`,
  letterSpacing: "-0.012em",
});
globalStyle(`${question} h2`, {
  "@container": { [wide]: { fontSize: 28, lineHeight: "32px" } },
});
globalStyle(`${question} h2:lang(ar)`, { fontWeight: 600 });
globalStyle(`${question} p`, { color: color.textMuted, marginBlockStart: 2 });
export const choice = style({
  display: "grid",
  gridTemplateColumns: "1fr 1fr",
  gap: 8,
  marginBlockStart: 16,
  "@container": { [wide]: { marginBlockStart: 18 } },
});
globalStyle(`${choice} :first-child`, { gridColumn: "1 / 3" });
/** What stands in the thumb's bar on narrow windows stands beside the page on wide ones. */
export const wideOnly = style({
  display: "none",
  "@media": { [twoColumns]: { display: "block" } },
});
/** The day to keep: buttons as wide as their place. */
export const date = style({});
globalStyle(`${date} :is(a, button)`, { width: "100%", marginBlockStart: 8 });
globalStyle(`${date} > p::first-letter`, { textTransform: "uppercase" });
globalStyle(`${date} > p + button`, { marginBlockStart: 18 });
/** Whoever has bought tickets on this device has answered. */
globalStyle(
  ":root[data-bought]:has([data-bought-says]) [data-asks], :root:not([data-bought]) [data-bought-says]",
  { display: "none" },
);
globalStyle("[data-bought-says] h2", { marginBlockEnd: 14 });
globalStyle("button[aria-pressed=true]", {
  background: color.action,
  borderColor: color.action,
  color: color.onAction,
});
/** An answer that stands steps back behind the one that a mail's link has brought. */
globalStyle("[data-brought] button[aria-pressed=true]", {
  background: "transparent",
  color: color.actionText,
});

export const corner = style([
  round,
  {
    position: "fixed",
    insetInlineEnd: 16,
    insetBlockEnd: 120,
    zIndex: vars.zIndex.sticky,
    border: `1px solid ${color.border}`,
    background: color.surface,
    boxShadow: vars.shadow["2"],
    selectors: {
      "&[hidden]": { display: "none" },
      // Something that can be pressed has come to its place.
      "&[data-aside]": { visibility: "hidden" },
    },
    "@media": { [twoColumns]: { insetBlockEnd: 16 } },
  },
]);
/** Over a kept page while there is no line; empty it takes no room. */
export const keptFrom = style({
  display: "block",
  background: color.text,
  color: color.page,
  fontSize: rem(14),
  lineHeight: rem(20),
  textWrap: "pretty",
  selectors: { "&:not(:empty)": { paddingBlock: 12 } },
  paddingInline: 20,
  "@media": {
    [tabletUp]: { paddingInline: 40 },
    [twoColumns]: { paddingInline: 48 },
    print: { display: "none" },
  },
});

export const notices = style({
  position: "fixed",
  insetInline: 16,
  insetBlockEnd: 120,
  zIndex: vars.zIndex.toast,
  pointerEvents: "none",
  "@media": { [twoColumns]: { insetBlockEnd: 24 } },
});
globalStyle(`${notices} p`, {
  position: "fixed",
  inset: "auto 16px 120px",
  width: "fit-content",
  margin: "0 auto",
  padding: "12px 20px",
  border: 0,
  pointerEvents: "none",
  borderRadius: radius.m,
  background: color.text,
  color: color.page,
  fontWeight: 600,
  "@media": { [twoColumns]: { insetBlockEnd: 24 } },
});

/** A code's white plate, by day and by night. */
export const plate = style({
  display: "block",
  width: "100%",
  maxWidth: 264,
  padding: 14,
  borderRadius: radius.m,
  background: "white",
  color: "black",
  fill: "currentColor",
  aspectRatio: "1",
});

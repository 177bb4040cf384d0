import { rem, vars } from "@jubilee/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";
import { twoColumns } from "../styles/page.css.ts";

const { color, font, radius } = vars;

/** What hosts wrote begins where the page does, whichever way it runs. */
globalStyle(":where(main [dir=auto])", {
  textAlign: ["-webkit-match-parent", "match-parent"],
});

/** The passes side by side, of which one fills the row. */
export const row = style({
  display: "flex",
  alignItems: "flex-start",
  gap: 16,
  margin: 0,
  padding: "0 20px 4px",
  marginInline: -20,
  listStyle: "none",
  overflowX: "auto",
  scrollSnapType: "x mandatory",
  scrollPaddingInline: 20,
  scrollbarWidth: "none",
  "@media": {
    "(min-width: 720px)": { gap: 48 },
    [twoColumns]: { padding: "0 24px 24px", marginInline: -24, scrollPaddingInline: 24 },
    print: {
      display: "grid",
      gridTemplateColumns: "1fr 1fr",
      gap: 16,
      padding: 0,
      marginInline: 0,
      overflow: "visible",
    },
  },
});
export const cell = style({
  flex: "0 0 100%",
  minWidth: 0,
  scrollSnapAlign: "start",
  scrollSnapStop: "always",
  scrollMarginBlockStart: 16,
});
export const pass = style({
  overflow: "hidden",
  borderRadius: radius.l,
  background: color.surface,
  boxShadow: vars.shadow["2"],
  breakInside: "avoid",
});
export const strip = style({ height: 112, overflow: "hidden" });
globalStyle(`${strip} > div`, { height: "100%" });
/** The picture of a ticket that admits nobody has lost its colours. */
export const faded = style({ filter: "grayscale(1)", opacity: 0.45 });
export const event = style({
  padding: "16px 20px 0",
  font: `600 ${rem(16)}/${rem(24)} ${font.text}`,
  letterSpacing: 0,
  textAlign: "center",
  overflowWrap: "anywhere",
});
export const code = style({
  position: "relative",
  display: "grid",
  justifyItems: "center",
  gap: 8,
  padding: "12px 20px 14px",
});
export const fill = style({
  appearance: "none",
  display: "inline-flex",
  alignItems: "center",
  gap: 8,
  minHeight: 44,
  padding: "0 12px",
  border: 0,
  background: "none",
  color: color.actionText,
  font: `600 ${rem(14)}/${rem(20)} ${font.text}`,
  cursor: "pointer",
  /* The whole code is pressed. */
  "::before": { content: "", position: "absolute", inset: 0 },
  "@media": { print: { display: "none" } },
});
export const perforation = style({
  position: "relative",
  height: 24,
  overflow: "hidden",
  background: `linear-gradient(${color.line}, ${color.line}) center / calc(100% - 44px) 0 no-repeat`,
  "::after": {
    content: "",
    position: "absolute",
    insetInline: 22,
    insetBlockStart: 11,
    borderBlockStart: `2px dashed ${color.border}`,
  },
  "::before": {
    content: "",
    position: "absolute",
    inset: 0,
    background: `radial-gradient(circle at 0 50%, ${color.tint} 12px, transparent 12.5px), radial-gradient(circle at 100% 50%, ${color.tint} 12px, transparent 12.5px)`,
  },
});
export const facts = style({ display: "grid", gap: 4, padding: "14px 20px 20px" });
export const name = style({
  font: `560 ${rem(22)}/${rem(28)} ${font.display}`,
  overflowWrap: "anywhere",
});
export const small = style({ fontSize: rem(14), lineHeight: rem(20), color: color.textMuted });
export const kind = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: 12,
  color: color.textMuted,
  overflowWrap: "anywhere",
});
globalStyle(`${kind} > span`, { minWidth: 0 });
globalStyle(`${kind} bdi:last-child`, { whiteSpace: "nowrap" });
export const state = style({ fontWeight: 600, color: color.successText });
export const bad = style({ color: color.dangerText });
export const list = style({
  display: "flex",
  flexWrap: "wrap",
  gap: "12px 24px",
  margin: 0,
  marginBlockStart: 8,
});
globalStyle(`${list} > div`, { flex: "1 1 152px", minWidth: 0 });
globalStyle(`${list} dt`, { fontSize: rem(14), lineHeight: rem(20), color: color.textMuted });
globalStyle(`${list} dd`, {
  margin: 0,
  fontWeight: 600,
  lineHeight: rem(24),
  overflowWrap: "anywhere",
});
globalStyle(`${list} dd > span`, { fontWeight: 400 });
export const message = style({
  padding: "0 20px 16px",
  fontSize: rem(14),
  lineHeight: rem(20),
  whiteSpace: "pre-line",
  overflowWrap: "anywhere",
});
export const ways = style({
  display: "flex",
  flexWrap: "wrap",
  gap: 8,
  marginBlockStart: 8,
  "@media": { print: { display: "none" } },
});
export const changes = style({
  display: "flex",
  flexWrap: "wrap",
  gap: "0 20px",
  padding: "4px 20px",
  borderBlockStart: `1px solid ${color.lineSoft}`,
  "@media": { print: { display: "none" } },
});
export const pager = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: 8,
  paddingBlockStart: 6,
  fontSize: rem(14),
  lineHeight: rem(20),
  textAlign: "center",
  color: color.textMuted,
  "@media": { print: { display: "none" } },
});
globalStyle(`${pager} b`, { fontWeight: 600, color: color.text });
export const turn = style({ selectors: { "&:dir(rtl)": { transform: "scaleX(-1)" } } });
export const noTurn = style({ flex: "none", width: 44, height: 44 });

/** White by night too: a reader at the door sees it best so. */
export const full = style({
  position: "fixed",
  inset: 0,
  width: "100%",
  maxWidth: "none",
  height: "100%",
  maxHeight: "none",
  margin: 0,
  padding: "24px 20px calc(24px + env(safe-area-inset-bottom))",
  border: 0,
  background: "white",
  color: "black",
  textAlign: "center",
  overflowY: "auto",
  selectors: {
    "&:popover-open": {
      display: "grid",
      alignContent: "center",
      justifyItems: "center",
      gap: 8,
    },
  },
});
export const fullCode = style({
  display: "grid",
  width: "min(350px, 100%, 60dvh)",
  marginBlockEnd: 16,
});
globalStyle(`${fullCode} > svg`, { maxWidth: "none", padding: 0, borderRadius: 0 });
export const fullClose = style({
  marginBlockStart: 16,
  minWidth: 160,
  background: "white",
  color: "black",
});

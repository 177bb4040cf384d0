import { media, rem, showChosen, vars } from "@jubilee/ui/theme";
import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import { framePx, smallUp } from "../app/frame/measures.ts";

export const menuButton = style({
  display: "inline-flex",
  "@media": { [media.desktop]: { display: "none" } },
});

const slideIn = keyframes({ from: { transform: "translateX(-100%)" } });
const slideInRtl = keyframes({ from: { transform: "translateX(100%)" } });
const fade = keyframes({ from: { opacity: 0 } });

export const drawer = style({
  position: "fixed",
  inset: 0,
  insetInlineEnd: "auto",
  inlineSize: framePx.drawer,
  maxInlineSize: "calc(100vw - 40px)",
  blockSize: "100dvh",
  maxBlockSize: "none",
  margin: 0,
  padding: 0,
  border: 0,
  background: vars.color.surface,
  color: vars.color.text,
  boxShadow: vars.shadow["3"],
  overflowY: "auto",
  "::backdrop": {
    background: vars.color.scrim,
    animation: `${fade} ${vars.duration.slow} ${vars.ease}`,
  },
  selectors: {
    "&[open]": {
      display: "flex",
      flexDirection: "column",
      animation: `${slideIn} ${vars.duration.slow} ${vars.ease}`,
    },
    '[dir="rtl"] &[open]': { animationName: slideInRtl },
  },
  "@media": {
    [smallUp]: { inlineSize: framePx.drawerWide },
    [media.desktop]: { display: "none" },
  },
});

export const top = style({
  flex: "none",
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  blockSize: framePx.headerSmall,
  paddingInline: "16px 4px",
});

export const back = style({
  flex: "none",
  display: "flex",
  alignItems: "center",
  gap: 10,
  inlineSize: "100%",
  blockSize: 44,
  paddingInline: 16,
  border: 0,
  borderBlockEnd: `1px solid ${vars.color.lineSoft}`,
  background: "none",
  color: vars.color.textMuted,
  fontSize: rem(14),
  fontWeight: 500,
  cursor: "pointer",
});

export const list = style({ padding: 8 });

export const row = style({
  display: "flex",
  alignItems: "center",
  gap: 12,
  inlineSize: "100%",
  minBlockSize: 44,
  paddingInline: 10,
  border: 0,
  borderRadius: 8,
  background: "none",
  color: vars.color.text,
  fontSize: rem(14),
  fontWeight: 500,
  lineHeight: 1.25,
  textAlign: "start",
  textDecoration: "none",
  cursor: "pointer",
  selectors: {
    "&:hover": { background: vars.color.hover },
    "&[aria-current]": { background: vars.color.tint },
  },
});
globalStyle(`${row} svg`, { flex: "none", color: vars.color.textMuted });
globalStyle(`${row}[aria-current] svg`, { color: vars.color.actionText });

export const rowText = style({ flex: 1 });

export const caption = style({
  paddingBlockStart: 10,
  paddingInline: 18,
  borderBlockStart: `1px solid ${vars.color.lineSoft}`,
  fontFamily: vars.font.text,
  fontSize: rem(12),
  fontWeight: 500,
  lineHeight: 1.35,
  letterSpacing: 0,
  color: vars.color.textMuted,
});

export const bottom = style({
  position: "sticky",
  insetBlockEnd: 0,
  marginBlockStart: "auto",
  paddingBlock: "12px 16px",
  paddingInline: 16,
  borderBlockStart: `1px solid ${vars.color.lineSoft}`,
  background: vars.color.surface,
});
showChosen(`${row}[aria-current]`);

import { createVar, globalStyle, keyframes, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { fadeIn } from "../../theme/motion.css.ts";
import { media } from "../../theme/measures.ts";
import { rem } from "../../theme/rem.ts";
import { vars } from "../../theme/vars.css.ts";

export const gapVar = createVar();

/** Fills the room that its place gives it. */
export const frame = style({
  position: "relative",
  display: "flex",
  flexDirection: "column",
  minWidth: 0,
  minHeight: 0,
  height: "100%",
  containerType: "inline-size",
  fontFamily: vars.font.text,
  color: vars.color.text,
});

/** What lies over the list lies in here. */
export const stage = style({ position: "relative", flex: 1, minHeight: 0 });

export const scroller = style({
  height: "100%",
  overflowX: "hidden",
  overflowY: "auto",
  /* The place is kept by ourselves, in every browser the same. */
  overflowAnchor: "none",
  overscrollBehavior: "contain",
  scrollPaddingBlock: 56,
});

export const list = style({
  width: "100%",
  maxWidth: 760,
  marginInline: "auto",
  paddingInline: 16,
});
export const place = style({ display: "flow-root" });
export const gap = style({ height: gapVar });

export const day = style({
  display: "flex",
  justifyContent: "center",
  paddingBlock: 10,
});
const pill = style({
  padding: "5px 12px",
  borderRadius: vars.radius.full,
  fontSize: rem(12),
  fontWeight: 600,
  lineHeight: 1.35,
});
export const dayName = style([pill, { background: vars.color.tint, color: vars.color.textMuted }]);
export const floatingDay = style([
  pill,
  {
    position: "absolute",
    insetBlockStart: 8,
    insetInline: 0,
    marginInline: "auto",
    width: "fit-content",
    zIndex: 2,
    border: `1px solid ${vars.color.line}`,
    background: vars.color.raised,
    color: vars.color.textMuted,
    boxShadow: vars.shadow["1"],
    pointerEvents: "none",
    animation: `${fadeIn} ${vars.duration.fast} ${vars.ease}`,
  },
]);

export const fresh = style({
  display: "flex",
  alignItems: "center",
  gap: 12,
  paddingBlock: 10,
  fontSize: rem(12),
  fontWeight: 600,
  color: vars.color.actionText,
  selectors: {
    "&::before": { content: '""', flex: 1, borderBlockStart: `1px solid ${vars.color.action}` },
    "&::after": { content: '""', width: 32, borderBlockStart: `1px solid ${vars.color.action}` },
  },
});

/** On its way, or not to be had: it lies over the list, so that nothing moves. */
export const older = style({
  position: "absolute",
  insetBlockStart: 8,
  insetInline: 0,
  zIndex: 3,
  display: "flex",
  justifyContent: "center",
  pointerEvents: "none",
});
export const olderPill = style({
  display: "inline-flex",
  alignItems: "center",
  gap: 8,
  minHeight: 36,
  paddingInline: 14,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.l,
  background: vars.color.raised,
  boxShadow: vars.shadow["1"],
  fontSize: rem(14),
  pointerEvents: "auto",
});

export const toNewest = style({
  position: "absolute",
  insetBlockEnd: 12,
  insetInline: 0,
  zIndex: 2,
  display: "flex",
  justifyContent: "center",
  pointerEvents: "none",
});
globalStyle(`${toNewest} > *`, { pointerEvents: "auto", boxShadow: vars.shadow["2"] });

export const writing = style({
  display: "flex",
  alignItems: "center",
  gap: 10,
  width: "100%",
  maxWidth: 760,
  minHeight: 24,
  marginInline: "auto",
  paddingInlineStart: 56,
  fontSize: rem(12),
  color: vars.color.textMuted,
});
const blink = keyframes({ "0%, 60%, 100%": { opacity: 0.3 }, "30%": { opacity: 1 } });
export const dots = style({ display: "inline-flex", gap: 3 });
globalStyle(`${dots} i`, {
  width: 6,
  height: 6,
  borderRadius: "50%",
  background: "currentColor",
  animation: `${blink} 1.2s infinite`,
  "@media": { [media.reducedMotion]: { animation: "none", opacity: 0.6 } },
});
globalStyle(`${dots} i:nth-child(2)`, { animationDelay: "160ms" });
globalStyle(`${dots} i:nth-child(3)`, { animationDelay: "320ms" });

export const coming = recipe({
  base: { display: "flex", gap: 8, paddingBlock: 8, alignItems: "end" },
  variants: { side: { start: {}, end: { justifyContent: "flex-end" } } },
});

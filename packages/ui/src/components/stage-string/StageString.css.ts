import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { dayNight } from "../../theme/dayNight.ts";
import { ownColours } from "../../theme/forced.ts";
import { media } from "../../theme/measures.ts";
import { rem } from "../../theme/rem.ts";
import { vars } from "../../theme/vars.css.ts";
import { fading } from "../fading/Fading.css.ts";

/** What is written and drawn with lines: the deepest ink by day, the palest by night. */
const line = dayNight("var(--k1)", "var(--k6)");

export const ground = style({
  overflow: "hidden",
  borderRadius: vars.radius.l,
  background: "var(--k0)",
  color: line,
  printColorAdjust: "exact",
  ...ownColours,
});
export const scroller = style([
  fading,
  {
    overflowX: "auto",
    overscrollBehaviorX: "contain",
    scrollbarWidth: "none",
    borderRadius: "inherit",
    selectors: {
      "&:focus-visible": { outline: `3px solid ${vars.color.focus}`, outlineOffset: -3 },
    },
  },
]);
export const stages = style({
  display: "flex",
  paddingInline: vars.space["2"],
  paddingBlockEnd: vars.space["5"],
  minInlineSize: "max-content",
});
export const stage = style({
  flex: "1 0 116px",
  inlineSize: 116,
  "@media": {
    [media.desktop]: { flexBasis: 148, inlineSize: 148 },
    [media.mobile]: { flexBasis: 148, inlineSize: 148 },
  },
  textAlign: "center",
  fontFamily: vars.font.text,
  fontSize: rem(14),
});
export const drawing = style({ display: "block", inlineSize: "100%", blockSize: "auto" });
/* A string between two stages hangs from a hook of both. */
globalStyle(`[dir="rtl"] ${drawing}`, { transform: "scaleX(-1)" });
export const string = style({ fill: "none", stroke: line, strokeWidth: 1.6 });
export const hook = style({ fill: line });

const raised = keyframes({
  from: { transform: "rotate(70deg)", opacity: 0.4 },
  "60%": { transform: "rotate(-14deg)" },
  to: { transform: "none" },
});
export const thing = recipe({
  base: { strokeLinejoin: "round" },
  variants: {
    look: {
      open: { fill: "none", stroke: line, strokeWidth: 1.3, opacity: 0.6 },
      "0": { fill: "var(--k4)" },
      "1": { fill: dayNight("var(--k1)", "var(--k5)") },
      "2": { fill: "var(--k3)" },
      "3": { fill: "var(--k2)" },
    },
    /** It went up while somebody looked. */
    fresh: {
      true: {
        animation: `${raised} 600ms ${vars.ease}`,
        "@media": { "(prefers-reduced-motion: reduce)": { animation: "none" } },
      },
    },
  },
});
export const name = style({
  display: "block",
  paddingInline: vars.space["2"],
  fontFamily: vars.font.display,
  fontSize: rem(18),
  fontWeight: 560,
  lineHeight: 1.2,
  letterSpacing: "-.01em",
  textWrap: "balance",
  "@media": { [media.belowDesktop]: { fontSize: rem(16) } },
});
export const note = style({
  display: "block",
  marginBlockStart: vars.space["1"],
  paddingInline: vars.space["2"],
  lineHeight: 1.35,
  textWrap: "balance",
  fontVariantNumeric: "tabular-nums",
  "@media": { [media.belowDesktop]: { fontSize: rem(12) } },
});
/* It breaks between its parts, not within one. */
globalStyle(`${note} > span`, { display: "inline-block", whiteSpace: "pre-wrap" });
export const here = style({
  display: "inline-block",
  marginBlockStart: vars.space["2"],
  paddingBlock: 4,
  paddingInline: vars.space["3"],
  borderRadius: vars.radius.full,
  background: line,
  color: "var(--k0)",
  fontSize: rem(12),
  fontWeight: 600,
});

import { keyframes, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { media } from "../../theme/measures.ts";
import { rem } from "../../theme/rem.ts";
import { vars } from "../../theme/vars.css.ts";

const slide = (from: string) => keyframes({ from: { transform: from } });
const away = (to: string) => keyframes({ to: { transform: to } });
const [fromLeft, fromRight, fromBelow] = [
  slide("translateX(-100%)"),
  slide("translateX(100%)"),
  slide("translateY(100%)"),
];
const [toLeft, toRight, toBelow] = [
  away("translateX(-100%)"),
  away("translateX(100%)"),
  away("translateY(100%)"),
];

const moves = (opening: string, closing: string) => ({
  '&[data-state="open"]': { animation: `${opening} ${vars.duration.slow} ${vars.ease}` },
  '&[data-state="closed"]': { animation: `${closing} ${vars.duration.base} ${vars.ease} both` },
});

export const positioner = style({ position: "fixed", inset: 0, zIndex: vars.zIndex.overlay });

/** Presses beside a drawer that is not modal reach the page. */
export const passing = style([positioner, { pointerEvents: "none" }]);

export const panel = recipe({
  base: {
    position: "absolute",
    display: "flex",
    flexDirection: "column",
    overflowY: "auto",
    overscrollBehavior: "contain",
    scrollPaddingBlockEnd: 88,
    pointerEvents: "auto",
    background: vars.color.surface,
    color: vars.color.text,
    fontFamily: vars.font.text,
    boxShadow: vars.shadow["3"],
    selectors: { "&:focus-visible": { outline: "none" } },
  },
  variants: {
    side: {
      /** The menu: 280 px, 350 px from 640 px on. */
      start: {
        insetBlock: 0,
        insetInlineStart: 0,
        width: 280,
        maxWidth: "calc(100vw - 40px)",
        "@media": { "(min-width: 640px)": { width: 350 } },
        selectors: {
          ...moves(fromLeft, toLeft),
          '[dir="rtl"] &[data-state="open"]': { animationName: fromRight },
        },
      },
      /** A sheet with a grab bar, two thirds of the screen at most. */
      below: {
        insetBlock: "auto 0",
        insetInline: 0,
        maxHeight: "64dvh",
        borderStartStartRadius: 20,
        borderStartEndRadius: 20,
        selectors: {
          ...moves(fromBelow, toBelow),
          "&::before": {
            content: '""',
            flex: "none",
            alignSelf: "center",
            width: 36,
            height: 4,
            marginBlock: "8px 4px",
            borderRadius: vars.radius.full,
            background: vars.color.border,
          },
        },
      },
      /** A look at one thing beside a list: 368 px, a sheet from below on phones. */
      end: {
        insetBlock: 0,
        insetInlineEnd: 0,
        width: 400,
        maxWidth: "100vw",
        selectors: {
          ...moves(fromRight, toRight),
          '[dir="rtl"] &[data-state="open"]': { animationName: fromLeft },
        },
        "@media": {
          [media.mobile]: {
            insetBlock: "auto 0",
            insetInline: 0,
            width: "auto",
            maxHeight: "86dvh",
            borderStartStartRadius: 20,
            borderStartEndRadius: 20,
            selectors: moves(fromBelow, toBelow),
          },
        },
      },
    },
  },
});

export const head = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: 8,
  flex: "none",
  minHeight: 56,
  paddingBlock: 8,
  paddingInline: "16px 8px",
});
export const title = style({
  margin: 0,
  fontSize: rem(18),
  fontFamily: vars.font.display,
  fontWeight: 560,
  lineHeight: 1.2,
});
export const body = style({ flex: 1, minHeight: 0 });
export const foot = style({
  position: "sticky",
  bottom: 0,
  flex: "none",
  padding: "12px 16px 16px",
  borderTop: `1px solid ${vars.color.lineSoft}`,
  background: "inherit",
});

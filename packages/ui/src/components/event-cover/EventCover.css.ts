import { createVar, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { dayNight } from "../../theme/dayNight.ts";
import { fadeIn } from "../../theme/motion.css.ts";
import { media } from "../../theme/measures.ts";
import { vars } from "../../theme/vars.css.ts";

export const cover = recipe({
  base: {
    position: "relative",
    display: "block",
    width: "100%",
    overflow: "hidden",
    background: "var(--k0)",
  },
  variants: {
    shape: {
      /** The top of an event's own page: 288, 360 and 448 px high. */
      hero: {
        height: 288,
        "@media": { "(min-width: 720px)": { height: 360 }, "(min-width: 1080px)": { height: 448 } },
      },
      /** Over an event's tabs: 72 and 112 px high. */
      strip: { height: 72, "@media": { [media.tabletUp]: { height: 112 } } },
      band: { height: 112 },
      card: { aspectRatio: "8 / 5", borderRadius: vars.radius.m },
      thumb: { width: 72, height: 48, flex: "none", borderRadius: vars.radius.s },
      /** Beside a name in one line: 28 and 32 px. */
      mark: {
        width: 28,
        height: 28,
        flex: "none",
        borderRadius: vars.radius.s,
        "@media": { [media.tabletUp]: { width: 32, height: 32 } },
      },
      /** Leads the row of a list whose covers tell its rows apart. */
      tile: {
        width: 36,
        height: 36,
        flex: "none",
        borderRadius: vars.radius.s,
        "@media": { [media.tabletUp]: { width: 48, height: 48 } },
        selectors: { '[data-density="compact"] &': { width: 28, height: 28 } },
      },
      /** As large as its place. */
      fill: { height: "100%", minHeight: 160 },
      /** Upright, on a shelf: its place cuts the corners. */
      tall: { aspectRatio: "4 / 5" },
    },
  },
});
/** The drawing by day and by night, as pictures: some hundred shapes are none of the page's elements. */
export const byDay = createVar();
export const byNight = createVar();
export const drawing = style({
  position: "absolute",
  inset: 0,
  backgroundImage: dayNight(byDay, byNight),
  backgroundSize: "100% 100%",
  /* On paper, too. */
  printColorAdjust: "exact",
  animation: `${fadeIn} ${vars.duration.slow} ${vars.ease}`,
});
export const photo = style({
  position: "absolute",
  inset: 0,
  width: "100%",
  height: "100%",
  objectFit: "cover",
});

import { createVar, globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { dayNight } from "../../theme/dayNight.ts";
import { showChosen } from "../../theme/forced.ts";
import { media } from "../../theme/measures.ts";
import { rem } from "../../theme/rem.ts";
import { vars } from "../../theme/vars.css.ts";

const ground = createVar();
const groundHover = createVar();
const front = createVar();
const edge = createVar();

const colours = (look: { ground: string; hover: string; front: string; edge?: string }) => ({
  vars: {
    [ground]: look.ground,
    [groundHover]: look.hover,
    [front]: look.front,
    [edge]: look.edge ?? "transparent",
  },
});
const { color, ink, plum } = vars;
const round = { borderRadius: vars.radius.full };

/** What every button has. A text alone is centred by the browser, which costs a list less than a row does. */
export const base = style({
  position: "relative",
  display: "inline-block",
  flex: "none",
  margin: 0,
  border: `1px solid ${edge}`,
  background: ground,
  color: front,
  fontFamily: vars.font.text,
  fontWeight: 600,
  lineHeight: 1,
  letterSpacing: 0,
  textDecoration: "none",
  whiteSpace: "nowrap",
  cursor: "pointer",
  userSelect: "none",
  selectors: {
    '&:hover, &[aria-pressed="true"], &[aria-expanded="true"]': { background: groundHover },
    /* Only under the pointer: a list of buttons at rest has nothing to watch. */
    "&:hover, &:active": {
      transition: `background-color ${vars.duration.fast} ${vars.ease}, border-color ${vars.duration.fast} ${vars.ease}, transform ${vars.duration.fast} ${vars.ease}`,
    },
    "&:active": { transform: "translateY(0.5px)" },
    '&:disabled, &[aria-disabled="true"]:not([aria-busy="true"])': {
      opacity: 0.45,
      cursor: "not-allowed",
    },
    '&[aria-busy="true"]': { cursor: "progress" },
    "&:focus-visible": { outline: `3px solid ${color.focus}`, outlineOffset: 2 },
  },
});

/** More than a text: an icon beside it, or a link, which no browser centres. */
export const row = style({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: 8,
});

export const sizes = styleVariants({
  default: { height: 40, paddingInline: 16, borderRadius: 10, fontSize: rem(14) },
  sm: { height: 32, paddingInline: 12, borderRadius: 8, fontSize: rem(14) },
  lg: { height: 48, paddingInline: 24, borderRadius: 12, fontSize: rem(16) },
  icon: { width: 40, height: 40, padding: 0, borderRadius: 10, fontSize: rem(14) },
});

export const variants = styleVariants({
  default: colours({ ground: color.action, hover: color.actionHover, front: color.onAction }),
  destructive: colours({
    ground: color.danger,
    hover: color.dangerHover,
    front: color.onDanger,
  }),
  outline: colours({
    ground: dayNight(color.surface, "transparent"),
    hover: dayNight(ink["2"], ink["3"]),
    front: color.text,
    edge: dayNight(color.border, ink["7"]),
  }),
  secondary: colours({ ground: plum["3"], hover: plum["4"], front: plum["11"] }),
  ghost: colours({ ground: "transparent", hover: ink["3"], front: color.text }),
  link: {
    ...colours({ ground: "transparent", hover: "transparent", front: color.actionText }),
    paddingInline: 4,
    textDecoration: "underline",
    textUnderlineOffset: 3,
    textDecorationThickness: 1,
    selectors: { "&:hover": { textDecorationThickness: 2 } },
  },
  // Pills invite visitors on the site's own pages; a planner's screens have `default`.
  "primary-signup": {
    ...colours({
      ground: color.celebrate,
      hover: color.celebrateHover,
      front: color.onCelebrate,
    }),
    ...round,
  },
  "primary-action": {
    ...colours({ ground: color.action, hover: color.actionHover, front: color.onAction }),
    ...round,
  },
  "secondary-light": colours({
    ground: dayNight(ink["2"], ink["3"]),
    hover: dayNight(ink["3"], ink["4"]),
    front: color.text,
    edge: ink["5"],
  }),
  "secondary-muted": colours({ ground: ink["4"], hover: ink["5"], front: ink["11"] }),
  "primary-dark": colours({
    ground: ink["12"],
    hover: `color-mix(in oklab, ${ink["12"]} 86%, ${dayNight(plum["9"], plum["12"])})`,
    front: ink["1"],
  }),
  "secondary-dark": colours({
    ground: "transparent",
    hover: ink["3"],
    front: ink["12"],
    edge: dayNight(ink["12"], ink["9"]),
  }),
});

/** A square as high as its size. */
export const squares = styleVariants({
  default: { width: 40, paddingInline: 0 },
  sm: { width: 32, paddingInline: 0 },
  lg: { width: 48, paddingInline: 0 },
});
export const wide = style({ width: "100%" });

/** Fingers need 44 px; the last word on height, so it comes after the sizes. */
export const finger = style({ "@media": { [media.touch]: { minHeight: 44 } } });
export const fingerSquare = style({ "@media": { [media.touch]: { minHeight: 44, minWidth: 44 } } });

export const hidden = style({ visibility: "hidden" });
export const centred = style({
  position: "absolute",
  inset: 0,
  display: "grid",
  placeItems: "center",
});
export const inner = style({ display: "inline-flex", alignItems: "center", gap: 8 });

const buttonIcons = [finger, fingerSquare].map((name) => `${name} svg`).join(", ");
globalStyle(buttonIcons, { width: 16, height: 16, flex: "none", strokeWidth: 1.75 });
globalStyle(`${fingerSquare} svg`, { width: 18, height: 18 });
showChosen(`${base}[aria-pressed="true"]`);

import { contrast } from "../theme/contrast.ts";
import { dayNight } from "../theme/dayNight.ts";
import { baseInks, type InkSet } from "./inks.ts";
import { toHex, toOklch } from "./oklch.ts";
import { at } from "./random.ts";

/** The colours of one event by day or by night, all `#rrggbb`. */
export interface EventColours {
  page: string;
  surface: string;
  line: string;
  tint: string;
  accent: string;
  onAccent: string;
  /** Decoration only. */
  spark: string;
  /** The head of the calendar leaf. */
  pop: string;
  onPop: string;
}

export interface EventPalette {
  light: EventColours;
  dark: EventColours;
}

interface Ground {
  page: number;
  chroma: number;
  surface: number;
  line: number;
  tint: number;
  /** Darker by day, lighter by night. */
  direction: 1 | -1;
  accentContrast: number;
}

const white = "#ffffff";
const ink = "#120c13";
const grounds: { light: Ground; dark: Ground } = {
  light: {
    page: 0.982,
    chroma: 0.012,
    surface: 0.997,
    line: 0.885,
    tint: 0.947,
    direction: -1,
    accentContrast: 5.2,
  },
  dark: {
    page: 0.178,
    chroma: 0.016,
    surface: 0.215,
    line: 0.34,
    tint: 0.238,
    direction: 1,
    accentContrast: 6.4,
  },
};

/** Moves a colour in lightness until it stands out from a ground. */
function reach(hex: string, ground: string, least: number, direction: 1 | -1): string {
  let [lightness, chroma, hue] = toOklch(hex);
  let reached = toHex([lightness, chroma, hue]);
  while (contrast(reached, ground) < least && lightness > 0 && lightness < 1) {
    lightness += direction * 0.01;
    reached = toHex([lightness, chroma, hue]);
  }
  return reached;
}

const readable = (ground: string) => (contrast(white, ground) >= 4.5 ? white : ink);

function colours(set: InkSet, main: string, ground: Ground): EventColours {
  const day = ground.direction === -1;
  const mainHue = toOklch(main)[2];
  const paperHue = toOklch(at(set, 0))[2];
  const deepHue = toOklch(at(set, 1))[2];
  const yellow = paperHue > 0.9 && paperHue < 2;
  const chroma = day && !yellow ? ground.chroma * 0.45 : ground.chroma;
  const page = toHex([ground.page, chroma, day ? paperHue : deepHue]);
  const accent = reach(main, page, ground.accentContrast, ground.direction);
  const pop = reach(at(set, 3), page, 4.6, ground.direction);
  return {
    page,
    surface: toHex([ground.surface, chroma * 0.5, day ? paperHue : deepHue]),
    line: toHex([ground.line, chroma * 1.4, day ? paperHue : mainHue]),
    tint: toHex([ground.tint, chroma * 1.8, day ? paperHue : mainHue]),
    accent,
    onAccent: readable(accent),
    spark: at(set, 4),
    pop,
    onPop: readable(pop),
  };
}

/** The palette of an event, derived from its cover's inks within the limits of contrast. */
export function themeOf(typeId: string, seed: string): EventPalette {
  const set = baseInks(typeId, seed);
  const main = toOklch(at(set, 2))[1] > 0.06 ? at(set, 2) : at(set, 3);
  return { light: colours(set, main, grounds.light), dark: colours(set, main, grounds.dark) };
}

/** The theme's variables that an event's pages, tickets and widgets re-point, for an inline style. */
export function paletteVariables({ light, dark }: EventPalette): Record<`--jb-${string}`, string> {
  const pair = (name: keyof EventColours) => dayNight(light[name], dark[name]);
  const mixed = (amount: string) =>
    `color-mix(in oklch, ${pair("accent")} ${amount}, ${dayNight(ink, white)})`;
  return {
    "--jb-page": pair("page"),
    "--jb-surface": pair("surface"),
    "--jb-raised": pair("surface"),
    "--jb-field": dayNight(light.surface, dark.page),
    "--jb-well": dayNight(light.tint, dark.page),
    "--jb-line": pair("line"),
    "--jb-lineSoft": pair("line"),
    "--jb-border": pair("line"),
    "--jb-tint": pair("tint"),
    "--jb-hover": pair("tint"),
    "--jb-selected": pair("tint"),
    "--jb-action": pair("accent"),
    "--jb-actionHover": mixed("88%"),
    "--jb-onAction": pair("onAccent"),
    "--jb-actionText": pair("accent"),
    "--jb-focus": pair("accent"),
    "--jb-pop": pair("pop"),
    "--jb-onPop": pair("onPop"),
    "--jb-spark": pair("spark"),
  };
}

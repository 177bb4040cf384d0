import { byContrast } from "../theme/byContrast.ts";
import { contrast } from "../theme/contrast.ts";
import { dayNight } from "../theme/dayNight.ts";
import { baseInks } from "./inks.ts";
import { toHex, toOklch } from "../theme/oklch.ts";
import { at } from "./random.ts";

/** The colours of one event by day or by night, all `#rrggbb`. */
export interface EventColours {
  page: string;
  surface: string;
  line: string;
  tint: string;
  accent: string;
  onAccent: string;
  /** The accent for who asks for more contrast. */
  strong: string;
  onStrong: string;
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
  const isLeft = () => (direction === 1 ? lightness < 1 : lightness > 0);
  while (contrast(reached, ground) < least && isLeft()) {
    lightness += direction * 0.01;
    reached = toHex([lightness, chroma, hue]);
  }
  return reached;
}

const readable = (ground: string) => (contrast(white, ground) >= 4.5 ? white : ink);

/** What a palette is made from, all `#rrggbb`. */
interface Sources {
  /** Whose hue tints the paper by day. */
  paper: string;
  /** Whose hue tints the page by night. */
  deep: string;
  main: string;
  pop: string;
  spark: string;
}

function colours({ paper, deep, main, pop: sharp, spark }: Sources, ground: Ground): EventColours {
  const day = ground.direction === -1;
  const mainHue = toOklch(main)[2];
  const paperHue = toOklch(paper)[2];
  const deepHue = toOklch(deep)[2];
  const yellow = paperHue > 0.9 && paperHue < 2;
  const chroma = day && !yellow ? ground.chroma * 0.45 : ground.chroma;
  const page = toHex([ground.page, chroma, day ? paperHue : deepHue]);
  const tint = toHex([ground.tint, chroma * 1.8, day ? paperHue : mainHue]);
  const accent = reach(main, page, ground.accentContrast, ground.direction);
  const strong = reach(accent, tint, 7.05, ground.direction);
  const pop = reach(sharp, page, 4.6, ground.direction);
  return {
    page,
    surface: toHex([ground.surface, chroma * 0.5, day ? paperHue : deepHue]),
    line: toHex([ground.line, chroma * 1.4, day ? paperHue : mainHue]),
    tint,
    accent,
    onAccent: readable(accent),
    strong,
    onStrong: day ? white : ink,
    spark,
    pop,
    onPop: readable(pop),
  };
}

const bothSides = (sources: Sources): EventPalette => ({
  light: colours(sources, grounds.light),
  dark: colours(sources, grounds.dark),
});

/** The palette of an event, derived from its cover's inks within the limits of contrast. */
export function themeOf(typeId: string, seed: string): EventPalette {
  const set = baseInks(typeId, seed);
  const main = toOklch(at(set, 2))[1] > 0.06 ? at(set, 2) : at(set, 3);
  return bothSides({
    paper: at(set, 0),
    deep: at(set, 1),
    main,
    pop: at(set, 3),
    spark: at(set, 4),
  });
}

/** The palette of an event that wears one colour, its host's or its photo's, within the same limits. */
export function themeOfColour(colour: string): EventPalette {
  return bothSides({ paper: colour, deep: colour, main: colour, pop: colour, spark: colour });
}

/** The variables that a widget's sheets read, for day and night at once. */
export function widgetVariables({
  light,
  dark,
}: EventPalette): Record<`--event-${string}`, string> {
  const pair = (name: "accent" | "surface" | "line" | "tint") =>
    `light-dark(${light[name]}, ${dark[name]})`;
  return {
    "--event-accent": pair("accent"),
    "--event-surface": pair("surface"),
    "--event-line": pair("line"),
    "--event-tint": pair("tint"),
    "--event-highlight": light.spark,
  };
}

/** The theme's variables that an event's pages, tickets and widgets re-point, for an inline style. */
export function paletteVariables({ light, dark }: EventPalette): Record<`--jb-${string}`, string> {
  const pair = (name: keyof EventColours) => dayNight(light[name], dark[name]);
  const accent = byContrast(pair("accent"), pair("strong"));
  const line = byContrast(pair("line"), "var(--jb-ink-9)");
  const front = dayNight(ink, white);
  const hover = `color-mix(in oklch, ${accent} 88%, ${front})`;
  const grey = (share: number) => `color-mix(in oklch, ${pair("tint")} ${share}%, ${front})`;
  return {
    "--jb-page": pair("page"),
    "--jb-surface": pair("surface"),
    "--jb-raised": pair("surface"),
    "--jb-field": dayNight(light.surface, dark.page),
    "--jb-well": dayNight(light.tint, dark.page),
    "--jb-line": line,
    "--jb-lineSoft": line,
    "--jb-border": line,
    "--jb-tint": pair("tint"),
    "--jb-hover": pair("tint"),
    "--jb-selected": pair("tint"),
    "--jb-action": accent,
    "--jb-actionHover": hover,
    "--jb-onAction": byContrast(pair("onAccent"), pair("onStrong")),
    "--jb-actionText": accent,
    "--jb-focus": accent,
    "--jb-pop": pair("pop"),
    "--jb-onPop": pair("onPop"),
    "--jb-spark": pair("spark"),
    "--jb-ink-2": `color-mix(in oklch, ${pair("surface")}, ${pair("tint")})`,
    "--jb-ink-3": pair("tint"),
    "--jb-ink-4": grey(96),
    "--jb-ink-5": grey(92),
    "--jb-ink-6": grey(87),
    "--jb-ink-7": grey(80),
  };
}

import { byContrast } from "./byContrast.ts";
import { contrast } from "./contrast.ts";
import { dayNight } from "./dayNight.ts";
import { toHex, toOklch } from "./oklch.ts";
import { dayRoles, nightRoles, step, type Roles } from "./roles.ts";
import { dayScales, nightScales, type Scale } from "./scales.ts";

/** The roles that speak for a brand; text, grounds and warnings stay the product's. */
export type BrandRoles = Pick<
  Roles,
  "action" | "actionHover" | "onAction" | "actionText" | "focus" | "selected" | "pop" | "onPop"
>;

export interface BrandSide {
  /** Stands where the plum scale stood. */
  scale: Scale;
  usual: BrandRoles;
  more: BrandRoles;
  /** Whether the colour is worn as it was given; else it was moved until it could be read. */
  exact: boolean;
}

export interface Brand {
  /** The colour it was made from, `#rrggbb`. */
  colour: string;
  day: BrandSide;
  night: BrandSide;
}

const white = "#ffffff";
const ink = step(nightScales.ink, 1);
/** A hair over each limit, so that rounding to bytes cannot fall below it. */
const slack = 1.01;

const grounds = (roles: Roles): string[] => [
  roles.page,
  roles.surface,
  roles.raised,
  roles.well,
  roles.field,
  roles.hover,
  roles.tint,
];

const onWhich = (ground: string) =>
  contrast(white, ground) >= contrast(ink, ground) ? white : ink;

/** Moves a colour in lightness, hue kept, until the condition holds or its end is reached. */
function move(hex: string, direction: 1 | -1, holds: (hex: string) => boolean): string {
  let [lightness, chroma, hue] = toOklch(hex);
  let moved = hex;
  while (!holds(moved) && (direction === 1 ? lightness < 1 : lightness > 0)) {
    lightness += direction * 0.005;
    moved = toHex([lightness, chroma, hue]);
  }
  return moved;
}

const standsOut = (places: readonly string[], least: number) => (hex: string) =>
  places.every((place) => contrast(hex, place) >= least * slack);

/** The plum scale in another hue: its lightness, and as much of its chroma as the brand has. */
function scaleOf(colour: string, plum: Scale): Scale {
  const [, chroma, hue] = toOklch(colour);
  const full = toOklch(step(plum, 9))[1];
  const share = Math.min(1.15, chroma / full);
  const tone = (hex: string) => {
    const [lightness, own] = toOklch(hex);
    return toHex([lightness, own * share, hue]);
  };
  const [a, b, c, d, e, f, g, h, i, j, k, l] = plum;
  return [
    tone(a),
    tone(b),
    tone(c),
    tone(d),
    tone(e),
    tone(f),
    tone(g),
    tone(h),
    tone(i),
    tone(j),
    tone(k),
    tone(l),
  ];
}

interface Limits {
  seen: number;
  read: number;
  onSolid: number;
}

function rolesOf(
  colour: string,
  scale: Scale,
  base: Roles,
  direction: 1 | -1,
  { seen, read, onSolid }: Limits,
): BrandRoles {
  const selected = step(scale, direction === -1 ? 2 : 3);
  const places = [...grounds(base), selected];
  const isSolid = (hex: string) =>
    standsOut(places, seen)(hex) && contrast(onWhich(hex), hex) >= onSolid * slack;
  const action = move(colour, direction, isSolid);
  const onAction = onWhich(action);
  const [lightness, chroma, hue] = toOklch(action);
  const away = onAction === white ? -1 : 1;
  const actionHover = toHex([Math.min(0.98, Math.max(0.05, lightness + away * 0.06)), chroma, hue]);
  const actionText = move(colour, direction, standsOut(places, read));
  return {
    action,
    actionHover,
    onAction,
    actionText,
    focus: action,
    selected,
    pop: action,
    onPop: onAction,
  };
}

function sideOf(colour: string, plum: Scale, base: Roles, direction: 1 | -1): BrandSide {
  const made = scaleOf(colour, plum);
  const chipText = (hex: string, least: number) =>
    move(hex, direction, standsOut([step(made, 3), step(made, 4), base.surface], least));
  const [a, b, c, d, e, f, g, h, i, j, k, l] = made;
  const scale: Scale = [a, b, c, d, e, f, g, h, i, j, chipText(k, 4.5), chipText(l, 7)];
  const usual = rolesOf(colour, scale, base, direction, { seen: 3, read: 4.5, onSolid: 4.5 });
  const more = rolesOf(colour, scale, base, direction, { seen: 4.5, read: 7, onSolid: 7 });
  return { scale, usual, more, exact: usual.action === colour };
}

/**
 * A theme made at run time from one colour, such as a logo's: its own shade where that can be
 * read, else the nearest one of its hue that can. Every pair of theme/rolePairs.ts keeps its limit.
 * @throws RangeError when the colour is not `#rrggbb`.
 */
export function brandOf(colour: string): Brand {
  if (!/^#[0-9a-f]{6}$/i.test(colour)) throw new RangeError(`"${colour}" is not a colour #rrggbb.`);
  const given = colour.toLowerCase();
  return {
    colour: given,
    day: sideOf(given, dayScales.plum, dayRoles, -1),
    night: sideOf(given, nightScales.plum, nightRoles, 1),
  };
}

/** The theme's variables that a brand re-points, for an inline style. */
export function brandVariables({ day, night }: Brand): Record<`--jb-${string}`, string> {
  const names = Object.keys(day.usual) as (keyof BrandRoles)[];
  const roles = names.map((name) => [
    `--jb-${name}`,
    byContrast(
      dayNight(day.usual[name], night.usual[name]),
      dayNight(day.more[name], night.more[name]),
    ),
  ]);
  const steps = day.scale.map((hex, index) => [
    `--jb-plum-${index + 1}`,
    dayNight(hex, night.scale[index] ?? hex),
  ]);
  return Object.fromEntries([...roles, ...steps]) as Record<`--jb-${string}`, string>;
}

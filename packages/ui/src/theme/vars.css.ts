import { assignVars, createGlobalThemeContract, globalStyle } from "@vanilla-extract/css";
import { byContrast } from "./byContrast.ts";
import { dayNight } from "./dayNight.ts";
import {
  dayShadow,
  duration,
  ease,
  font,
  fontSize,
  media,
  nightShadow,
  radius,
  space,
  zIndex,
  type FontSize,
} from "./measures.ts";
import { rem } from "./rem.ts";
import { dayContrastRoles, dayRoles, nightContrastRoles, nightRoles, type Roles } from "./roles.ts";
import { dayScales, nightScales, type Scale } from "./scales.ts";

type Steps = Record<
  "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "11" | "12",
  string
>;

/** Who asks for more contrast reads text in the last step and sees lines in the ninth. */
function steps(day: Scale, night: Scale): Steps {
  const pair = (index: number) => dayNight(day[index] ?? "", night[index] ?? "");
  const orStronger = (index: number, more: number) => byContrast(pair(index), pair(more));
  return {
    "1": pair(0),
    "2": pair(1),
    "3": pair(2),
    "4": pair(3),
    "5": pair(4),
    "6": pair(5),
    "7": orStronger(6, 8),
    "8": orStronger(7, 8),
    "9": pair(8),
    "10": pair(9),
    "11": orStronger(10, 11),
    "12": pair(11),
  };
}

const roleNames = Object.keys(dayRoles) as (keyof Roles)[];

function roleValue(name: keyof Roles): string {
  const usual = dayNight(dayRoles[name], nightRoles[name]);
  const [byDay, byNight] = [dayContrastRoles[name], nightContrastRoles[name]];
  return byDay && byNight ? byContrast(usual, dayNight(byDay, byNight)) : usual;
}

const colour: Roles = { ...dayRoles };
for (const name of roleNames) colour[name] = roleValue(name);

const typeSizes = Object.fromEntries(
  Object.entries(fontSize).map(([name, px]) => [name, rem(Number.parseInt(px, 10))]),
) as Record<FontSize, string>;

const values = {
  color: colour,
  ink: steps(dayScales.ink, nightScales.ink),
  plum: steps(dayScales.plum, nightScales.plum),
  marigold: steps(dayScales.marigold, nightScales.marigold),
  moss: steps(dayScales.moss, nightScales.moss),
  brick: steps(dayScales.brick, nightScales.brick),
  sky: steps(dayScales.sky, nightScales.sky),
  shadow: {
    "1": dayNight(dayShadow["1"], nightShadow["1"]),
    "2": dayNight(dayShadow["2"], nightShadow["2"]),
    "3": dayNight(dayShadow["3"], nightShadow["3"]),
  },
  space,
  radius,
  font,
  fontSize: typeSizes,
  duration,
  ease,
  zIndex,
};

/** The contract: every themed value as a CSS variable named `--jb-…`. */
export const vars = createGlobalThemeContract(values, (_value, path) => {
  const [group, ...rest] = path;
  const name = group === "color" ? rest : path;
  return `jb-${name.join("-").replace(".", "_")}`;
});

/** Every root that carries tokens of its own: the page, a shadow root's host, a themed part. */
const roots = ":root, :host, [data-theme], [data-contrast]";
const day = { "--jb-day": "initial", "--jb-night": " " };
const night = { "--jb-day": " ", "--jb-night": "initial" };
const usual = { "--jb-usual": "initial", "--jb-more": " " };
const more = { "--jb-usual": " ", "--jb-more": "initial" };

/** The look by day, whatever is chosen: paper's. */
export const byDay = { colorScheme: "light", vars: day };

globalStyle(":root, :host", { colorScheme: "light", vars: { ...day, ...usual } });
globalStyle(":root:not([data-theme]), :host(:not([data-theme]))", {
  "@media": { [media.dark]: { colorScheme: "dark", vars: night } },
});
globalStyle(":root:not([data-contrast]), :host(:not([data-contrast]))", {
  "@media": { [media.moreContrast]: { vars: more } },
});
globalStyle('[data-theme="light"], :host([data-theme="light"])', {
  colorScheme: "light",
  vars: day,
});
globalStyle('[data-theme="dark"], :host([data-theme="dark"])', {
  colorScheme: "dark",
  vars: night,
});
globalStyle('[data-contrast="more"], :host([data-contrast="more"])', { vars: more });
globalStyle('[data-contrast="usual"], :host([data-contrast="usual"])', { vars: usual });
globalStyle(roots, {
  vars: assignVars(vars, values),
  "@media": {
    [media.reducedMotion]: {
      vars: assignVars(vars.duration, { fast: "1ms", base: "1ms", slow: "1ms" }),
    },
  },
});

import { tokens, type Roles } from "@jubilee/ui/tokens";

/** Day and night in one value; which of the two holds is decided by `color-scheme`. */
export function dayNight(role: keyof Roles): string {
  return `light-dark(${tokens.day.roles[role]}, ${tokens.night.roles[role]})`;
}

/** What a page may say itself, and what holds where it does not. */
export const token = (name: string, fallback: string): string =>
  `var(--jubilee-${name}, ${fallback})`;

export const { ease, radius } = tokens;
export const shadow = tokens.day.shadow;

/** What the sheets are written with: set once on the root by page, event or theme, in that order. */
export const v = {
  accent: "var(--accent)",
  onAccent: "var(--on-accent)",
  /** Of links, which later screens have. */
  accentText: token(
    "link",
    "light-dark(oklch(from var(--accent) min(l, 0.5) c h), oklch(from var(--accent) max(l, 0.72) c h))",
  ),
  surface: "var(--surface)",
  text: "var(--text)",
  muted: "var(--muted)",
  line: "var(--line)",
  tint: "var(--tint)",
  highlight: "var(--highlight)",
  /** Of what went wrong: the first screen has no use for it. */
  danger: token("danger", dayNight("dangerText")),
  radius: "var(--radius)",
  control: "var(--control)",
  field: "var(--field)",
  focus: "var(--focus)",
  fontText: "var(--font-text)",
  fontDisplay: "var(--font-display)",
} as const;

/** The strong edge of things that can be typed into or pressed. */
export const edge = "var(--edge)";
/** How much of the text is in it, in percent: 3 to 1 on every event's surface. */
export const edgeShare = 50;

/** A drawing of lines. */
export const icon = {
  width: 20,
  height: 20,
  flex: "none",
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 2,
  strokeLinecap: "round",
  strokeLinejoin: "round",
} as const;

/** The device paints in its own few colours. */
export const forced = "(forced-colors: active)";

/** Wide enough for two columns. */
export const wide = "(min-width: 460px)";
/** A builder's column on a phone: nothing has room beside anything. */
export const narrow = "(max-width: 280px)";

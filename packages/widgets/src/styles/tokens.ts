import { tokens, type Roles } from "@jubilee/ui/tokens";

/** Day and night in one value; which of the two holds is decided by `color-scheme`. */
export function dayNight(role: keyof Roles): string {
  return `light-dark(${tokens.day.roles[role]}, ${tokens.night.roles[role]})`;
}

export const { ease, radius } = tokens;
export const shadow = tokens.day.shadow;

/** What the sheets are written with: set once on the root by page, event or theme, in that order. */
export const v = {
  accent: "var(--accent)",
  onAccent: "var(--on-accent)",
  accentText: "var(--accent-text)",
  surface: "var(--surface)",
  text: "var(--text)",
  muted: "var(--muted)",
  line: "var(--line)",
  tint: "var(--tint)",
  highlight: "var(--highlight)",
  danger: "var(--danger)",
  radius: "var(--radius)",
  control: "var(--control)",
  field: "var(--field)",
  focus: "var(--focus)",
  fontText: "var(--font-text)",
  fontDisplay: "var(--font-display)",
} as const;

/** The strong edge of things that can be typed into or pressed. */
export const edge = "var(--edge)";

/** Wide enough for two columns. */
export const wide = "(min-width: 460px)";

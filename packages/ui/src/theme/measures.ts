/** Steps of the 4 px grid: the key is the number of quarters, the value is pixels. */
export const space = {
  "0": "0px",
  "0.5": "2px",
  "1": "4px",
  "1.5": "6px",
  "2": "8px",
  "3": "12px",
  "4": "16px",
  "5": "20px",
  "6": "24px",
  "7": "28px",
  "8": "32px",
  "10": "40px",
  "12": "48px",
  "14": "56px",
  "16": "64px",
  "18": "72px",
  "24": "96px",
} as const;

export type Space = keyof typeof space;

export const radius = { s: "6px", m: "10px", l: "16px", full: "999px" } as const;

/** Sizes of type in pixels. */
export const fontSize = {
  "12": "12px",
  "14": "14px",
  "16": "16px",
  "18": "18px",
  "22": "22px",
  "28": "28px",
  "36": "36px",
  "48": "48px",
  "64": "64px",
} as const;

export type FontSize = keyof typeof fontSize;

export const font = {
  display: 'Fraunces Variable, "Fraunces Fallback", Georgia, serif',
  text: 'Instrument Sans Variable, "Instrument Sans Fallback", system-ui, sans-serif',
  mono: 'ui-monospace, "SF Mono", "DejaVu Sans Mono", Menlo, monospace',
} as const;

/** Durations: colour, switches and popovers, drawers and sheets. */
export const duration = { fast: "120ms", base: "180ms", slow: "240ms" } as const;

export const ease = "cubic-bezier(.2, .8, .2, 1)";

export const dayShadow = {
  "1": "0 1px 2px rgb(40 20 40 / 0.06), 0 1px 1px rgb(40 20 40 / 0.04)",
  "2": "0 4px 14px rgb(40 20 40 / 0.08), 0 1px 3px rgb(40 20 40 / 0.06)",
  "3": "0 18px 50px rgb(40 20 40 / 0.16), 0 4px 12px rgb(40 20 40 / 0.08)",
} as const;

export const nightShadow = {
  "1": "0 1px 2px rgb(0 0 0 / 0.4)",
  "2": "0 4px 14px rgb(0 0 0 / 0.45)",
  "3": "0 18px 50px rgb(0 0 0 / 0.6)",
} as const;

/** What lies over what. */
export const zIndex = {
  raised: "1",
  sticky: "10",
  header: "30",
  overlay: "40",
  popover: "50",
  toast: "60",
  tooltip: "70",
} as const;

/** The first width of a range in pixels: mobile below tablet, tablet below desktop. */
export const breakpoints = { tablet: 768, desktop: 1024 } as const;

/** Media queries of the three ranges, of fingers and of the device's wishes. */
export const media = {
  mobile: `(max-width: ${breakpoints.tablet - 1}px)`,
  tabletUp: `(min-width: ${breakpoints.tablet}px)`,
  belowDesktop: `(max-width: ${breakpoints.desktop - 1}px)`,
  desktop: `(min-width: ${breakpoints.desktop}px)`,
  /** Phones and coarse pointers: targets grow to 44 px. */
  touch: `(max-width: ${breakpoints.tablet - 1}px), (pointer: coarse)`,
  reducedMotion: "(prefers-reduced-motion: reduce)",
  moreContrast: "(prefers-contrast: more)",
  dark: "(prefers-color-scheme: dark)",
  print: "print",
  /** The device paints in its own few colours. */
  forcedColours: "(forced-colors: active)",
} as const;

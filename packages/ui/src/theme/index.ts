export { vars } from "./vars.css.ts";
export { breathe, fadeIn, fadeOut, pop, rise, sink, spin } from "./motion.css.ts";
export { breakpoints, media, type FontSize, type Space } from "./measures.ts";
export { dayNight } from "./dayNight.ts";
export { contrast } from "./contrast.ts";
export { applyTheme, type ThemePreference } from "./preference.ts";

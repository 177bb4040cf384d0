export { vars } from "./vars.css.ts";
export { breathe, fadeIn, fadeOut, pop, rise, sink, spin } from "./motion.css.ts";
export { breakpoints, media, type FontSize, type Space } from "./measures.ts";
export { cornerTop } from "./corner.css.ts";
export { belowStuck, listEdge, roomToStick, stuckTools, stuckTop } from "./stuck.css.ts";
export { rem } from "./rem.ts";
export { inlineVars } from "../inlineVars.ts";
export { ownColours, seenRail, showChosen } from "./forced.ts";
export { dayNight } from "./dayNight.ts";
export { contrast } from "./contrast.ts";
export { labelColours } from "./labelColours.ts";
export { brandOf, brandVariables, type Brand } from "./brand.ts";
export { colourOfImage } from "./colourOfImage.ts";
export { rolePairs, type RolePair } from "./rolePairs.ts";
export {
  applyContrast,
  applyTheme,
  type ContrastPreference,
  type ThemePreference,
} from "./preference.ts";

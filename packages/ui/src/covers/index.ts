export { drawCover } from "./drawCover.ts";
export { coverVariables } from "./frame.ts";
export { eventTypeIds, inksOf, type EventTypeId, type InkSet } from "./inks.ts";
export { monogramOf, type Monogram, type MonogramInks } from "./monogram.ts";
export {
  paletteVariables,
  themeOf,
  themeOfColour,
  widgetVariables,
  type EventColours,
  type EventPalette,
} from "./palette.ts";
export { colourOfPixels } from "./photoColour.ts";
export { coverSubjects, subjectOf, type CoverSubject } from "./subject.ts";
export type { CoverOptions } from "./cover.types.ts";

import { themeOf, widgetVariables } from "@jubilee/ui/palette";

export type EventColours = Record<string, string>;

/**
 * The event's colours as the variables that the sheets read. The script build puts a table of the
 * same values in this file's place: see build/foldPalette.ts.
 */
export function eventColours(typeId: string, seed: string): EventColours {
  return widgetVariables(themeOf(typeId, seed));
}

import { themeOf } from "@jubilee/ui/palette";

export type EventColours = Record<string, string>;

/**
 * The event's colours as the variables that the sheets read, for day and night at once. The
 * script build puts a table of the same values in this file's place: see build/foldPalette.ts.
 */
export function eventColours(typeId: string, seed: string): EventColours {
  const { light, dark } = themeOf(typeId, seed);
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

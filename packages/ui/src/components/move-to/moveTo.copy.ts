import { countedInEnglish } from "../../words/counted.ts";

export const moveToWords = {
  /** What Enter does with the marked place. */
  enter: "move",
  label: (name: string) => `Move ${name} to…`,
  nothing: "No place is called like this.",
  places: (count: number) => countedInEnglish(count, { one: "# place", other: "# places" }),
  placeholder: "Move to…",
  refused: (place: string, full: string) => `${place} is ${full}. Choose another place.`,
};

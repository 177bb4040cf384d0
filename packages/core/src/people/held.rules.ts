import { formatInstant } from "../base/time.rules.ts";
import { heldByAreas } from "./held.gen.ts";
import type { HeldPart } from "./held.types.ts";
import type { HeldData } from "./profiles.types.ts";

/** What is held about a person, in groups and words; groups without anything are left out. */
export function heldParts(held: HeldData, locale: string, zone: string): HeldPart[] {
  const words = { locale, day: (instant: string) => formatInstant(instant, zone, locale) };
  return heldByAreas
    .toSorted((one, other) => one.order - other.order)
    .map(({ title, facts }) => ({ title, facts: facts(held, words) }))
    .filter(({ facts }) => facts.length > 0);
}

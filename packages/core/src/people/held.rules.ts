import { heldByAreas } from "./held.gen.ts";
import type { HeldCopy, HeldPart, HeldWords } from "./held.types.ts";
import type { HeldData } from "./profiles.types.ts";

/**
 * What is held about a person, in groups and words; groups without anything are left out.
 *
 * @param copy what is said of it in another language than English
 */
export function heldParts(held: HeldData, words: HeldWords, copy?: HeldCopy): HeldPart[] {
  return heldByAreas
    .toSorted((one, other) => one.order - other.order)
    .map((area) => {
      const said = copy?.[area.name] ?? area.copy;
      return { title: said.title, facts: area.facts(held, said, words) };
    })
    .filter(({ facts }) => facts.length > 0);
}

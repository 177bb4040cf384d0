import type { CoverSubject } from "./cover-seeds.types.ts";
import { coverSubjectNames } from "./cover-seeds.copy.ts";

const isSubject = (word: string): word is CoverSubject => Object.hasOwn(coverSubjectNames, word);

/** What a seed says the cover shows; null where the type of the event decides. */
export function subjectOfSeed(seed: string): CoverSubject | null {
  const [named = ""] = seed.split(":", 1);
  return seed.includes(":") && isSubject(named) ? named : null;
}

/** The seed that draws the same event as another subject; without one as its type is drawn. */
export function seedOfSubject(subject: CoverSubject | null, seed: string): string {
  const known = subjectOfSeed(seed);
  const own = known ? seed.slice(known.length + 1) : seed;
  return subject ? `${subject}:${own}` : own;
}

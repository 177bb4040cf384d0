import { familyOf, type EventTypeId } from "./inks.ts";

/** What a cover can show beside what its event type has of its own. */
export const coverSubjects = [
  "wedding",
  "birthday",
  "anniversary",
  "baby",
  "graduation",
  "hall",
  "garden",
  "sails",
  "stage",
  "books",
  "pitch",
  "table",
] as const;

export type CoverSubject = (typeof coverSubjects)[number];

/** What a seed draws: `wedding:…` the subject before its colon, any other what the type has of its own. */
export function subjectOf(typeId: string, seed: string): CoverSubject | EventTypeId {
  const named = seed.slice(0, Math.max(0, seed.indexOf(":")));
  return coverSubjects.find((subject) => subject === named) ?? familyOf(typeId);
}

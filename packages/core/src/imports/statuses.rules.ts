import { folded } from "./headings.rules.ts";
import type { ImportAnswer, PresetId } from "./imports.types.ts";
import { presetOf } from "./presets.rules.ts";

/** What a status says of a guest: their answer, none yet, or that the line is no longer valid. */
export type StatusMeaning = ImportAnswer | "open" | "cancelled";

const words: Record<StatusMeaning, string[]> = {
  yes: [
    "yes",
    "attending",
    "checked in",
    "coming",
    "going",
    "approved",
    "accepted",
    "confirmed",
    "will attend",
  ],
  no: [
    "no",
    "not attending",
    "not coming",
    "not going",
    "can't go",
    "cannot go",
    "declined",
    "regrets",
    "will not attend",
  ],
  maybe: ["maybe", "tentative"],
  open: [
    "pending",
    "pending approval",
    "invited",
    "not invited yet",
    "sent",
    "no response",
    "no reply",
    "not responded",
    "waitlist",
    "waitlisted",
    "waiting list",
  ],
  cancelled: ["deleted", "refunded", "cancelled", "canceled", "transferred", "void", "voided"],
};

const meanings = new Map(
  Object.entries(words).flatMap(([meaning, list]) =>
    list.map((word): [string, StatusMeaning] => [word, meaning as StatusMeaning]),
  ),
);

/** What a status cell means in this kind of file; null for a word that is not known, or none. */
export function meaningOf(status: string, preset: PresetId): StatusMeaning | null {
  const word = folded(status);
  return presetOf(preset).statuses?.[word] ?? meanings.get(word) ?? null;
}

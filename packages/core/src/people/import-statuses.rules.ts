import { folded } from "./import-headings.rules.ts";
import type { ImportAnswer, PresetId } from "./imports.types.ts";
import { presetOf } from "./import-presets.rules.ts";

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

    "ja",
    "zugesagt",
    "kommt",
    "dabei",
    "angemeldet",
    "bestätigt",
    "oui",
    "présent",
    "confirmé",
    "sí",
    "si",
    "asiste",
    "confirmado",
    "sì",
    "viene",
    "confermato",
    "sim",
    "aanwezig",
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
    "nein",
    "abgesagt",
    "kommt nicht",
    "verhindert",
    "non",
    "absent",
    "ne vient pas",
    "no asiste",
    "non viene",
    "não",
    "nao",
    "nee",
    "afwezig",
  ],
  maybe: [
    "maybe",
    "tentative",
    "vielleicht",
    "unsicher",
    "peut être",
    "quizás",
    "forse",
    "talvez",
    "misschien",
  ],
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
    "offen",
    "ausstehend",
    "eingeladen",
    "keine antwort",
    "en attente",
    "invité",
    "pendiente",
    "in attesa",
    "pendente",
    "uitgenodigd",
  ],
  cancelled: [
    "deleted",
    "refunded",
    "cancelled",
    "canceled",
    "transferred",
    "void",
    "voided",
    "storniert",
    "annulé",
    "cancelado",
    "annullato",
    "geannuleerd",
  ],
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

import type { GivenWords } from "../words/words.types.ts";
import { countedIn } from "../words/counted.ts";

const counted = countedIn("de");

/** Some components' words in German; what is left out stays English. */
export const germanWords = {
  shared: {
    cancel: "Abbrechen",
    clearSearch: "Suche leeren",
    close: "Schließen",
    tryAgain: "Noch einmal",
  },
  errorState: { title: "Etwas ist schiefgegangen" },
  field: {
    optional: "freiwillig",
    used: (count, most) => `${count} von ${most}`,
  },
  form: {
    toPutRight: (problems) =>
      counted(problems, { one: "Eine Angabe fehlt noch", other: "# Angaben fehlen noch" }),
  },
  numberField: {
    less: (label) => `Weniger: ${label}`,
    more: (label) => `Mehr: ${label}`,
  },
  pagination: {
    back: "Zurück",
    label: "Seiten",
    move: "Durch die Seiten gehen",
    next: "Weiter",
    nothing: "Nichts zu zeigen",
    range: (first, last, total) => `${first} bis ${last} von ${counted(total, { other: "#" })}`,
  },
  passwordField: { hide: "Passwort verbergen", show: "Passwort zeigen" },
  tagsInput: {
    chosen: (words) => `Gewählt: ${words}`,
    full: (most) => counted(most, { other: "Höchstens #. Nimm erst eines weg." }),
    help: "Enter oder ein Komma fügt hinzu.",
    known: (word) => `„${word}“ steht schon da.`,
    nothing: "Noch nichts",
    remove: (word) => `${word} wegnehmen`,
  },
} satisfies GivenWords;

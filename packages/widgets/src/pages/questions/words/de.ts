import type { AskCopy } from "./words.types.ts";

export const ask: AskCopy = {
  ask: "Die Gastgeber fragen",
  text: "Nur die Gastgeber lesen es. Ihre Antwort kommt per E-Mail.",
  question: "Ihre Frage",
  send: "Frage senden",
  sent: "Die Gastgeber haben Ihre Frage. Die Antwort kommt per E-Mail.",
  sentHere: "Die Gastgeber haben Ihre Frage.",
  wordless: "Schreiben Sie Ihre Frage in Worten; ein Link allein fragt nichts.",
};

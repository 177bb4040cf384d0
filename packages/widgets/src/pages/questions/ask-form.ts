import { mostLetters } from "@jubilee/core/questions/questions.rules";
import type { PageForm } from "../page.types.ts";

/** A question to the hosts, as a browser without scripts sends it. */
export const askForm: PageForm = {
  call: "questions",
  most: { question: mostLetters.asked },
  fields: ["name", "email", "question", "idempotencyKey", "website"],
  // A page that many read gives its forms no key: what is sent from it counts each time.
  read: (typed) => ({
    ...typed,
    idempotencyKey: typed["idempotencyKey"] || crypto.randomUUID(),
  }),
};

import { joined } from "../base/words.rules.ts";
import type { HeldByArea } from "../people/held.types.ts";

declare module "../people/held.types.ts" {
  interface HeldCopy {
    questions: { title: string; answered: string };
  }
}

/** What somebody asked the hosts on events' pages. */
export const held: HeldByArea<"questions"> = {
  name: "questions",
  order: 77,
  copy: { title: "Questions to the hosts", answered: "answered" },
  facts: ({ questions }, copy, { day }) =>
    questions.map(({ event, question, answer, at }) => ({
      term: question,
      detail: joined([event, day(at), answer !== null && copy.answered]),
    })),
};

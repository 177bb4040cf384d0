import { counted } from "@jubilee/core/base/words.rules";
import type { PageQuestion } from "@jubilee/core/questions/questions.types";
import { href } from "../../app/routing/href.ts";
import type { Check, EventCheck } from "../../event-kit/event/check.types.ts";
import { rowSource } from "../../event-kit/event/found-row.types.ts";
import { tabQuery } from "../../event-kit/event/tabs.rules.ts";
import { questionsRead } from "./questionsRead.ts";

/** Answers that a template brought, which nobody has read yet. */
export const check: EventCheck = {
  ...rowSource<Check, PageQuestion[]>({
    key: "questions",
    reads: questionsRead,
    find: ({ event }, questions) => {
      const drafts = questions.filter(({ isDraft }) => isDraft).length;
      if (drafts === 0) return null;
      return {
        state: "open",
        words: `Read the ${counted(drafts, "answer")} that the template brought`,
        why: "Guests see an answer once you have said that it is so.",
        href: `${href("events.details", { eventId: event.id })}${tabQuery("questions")}`,
        act: "Read",
      };
    },
  }),
  order: 35,
  asks: "questions.write",
};

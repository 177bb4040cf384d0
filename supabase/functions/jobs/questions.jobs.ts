import {
  questionAnsweredMail,
  type QuestionAnsweredSource,
  sampleAnswer,
} from "../_shared/mails/questions/answer-mail.ts";
import { sends } from "./job.ts";
import type { AreaWork } from "./jobs.types.ts";

export const questions = {
  jobs: {
    question_answered: sends<QuestionAnsweredSource>({
      write: questionAnsweredMail,
      seen: [
        {
          kind: "answer",
          title: "The answer to a question",
          when: "To who asked the hosts on the event's page, once, when one of them answers.",
          of: sampleAnswer,
        },
      ],
    }),
  },
} satisfies AreaWork;

import type { SharedQuestions } from "@jubilee/core/questions/questions.types";
import { Prose } from "../parts/Prose.tsx";
import type { EventPart } from "../sharing/event/event.types.ts";
import type { PageSection } from "../sharing/event/section.types.ts";
import { section as sectionStyle } from "../styles/css.ts";
import * as css from "./questions.css.ts";

/** What the hosts answer before anybody asks; each opens by itself, also without scripts. */
export const section: PageSection = {
  order: 50,
  reads: { call: "questions", when: ({ hasQuestions }) => hasQuestions === true },
  isShown: ({ reads }) => questionsOf(reads).length > 0,
  part: ({ reads, shared: { event }, words: { page } }) => (
    <section className={sectionStyle} aria-labelledby="questions">
      <h2 id="questions">{page.questions}</h2>
      <div lang={event.locale}>
        {questionsOf(reads).map(({ id, question, answer }) => (
          <details key={id} className={css.one}>
            <summary dir="auto">{question}</summary>
            <div dir="auto">
              <Prose text={answer} />
            </div>
          </details>
        ))}
      </div>
    </section>
  ),
};

const questionsOf = (reads: EventPart["reads"]) =>
  (reads["questions"] as SharedQuestions | undefined)?.questions ?? [];

import type { SharedQuestions } from "@jubilee/core/questions/questions.types";
import { Fold } from "../parts/Fold.tsx";
import { Prose } from "../parts/Prose.tsx";
import type { EventPart } from "../sharing/event/event.types.ts";
import type { PageSection } from "../sharing/event/section.types.ts";
import { section as sectionStyle } from "../styles/css.ts";
import * as css from "./questions.css.ts";

/** What the hosts answer before anybody asks; the first stands open, so that one sees what they are. */
export const section: PageSection = {
  order: 50,
  reads: { call: "questions", when: ({ hasQuestions }) => hasQuestions === true },
  isShown: ({ reads }) => questionsOf(reads).length > 0,
  part: ({ reads, shared: { event }, words: { page } }) => (
    <section className={sectionStyle} aria-labelledby="questions">
      <h2 id="questions">{page.questions}</h2>
      <div className={css.list} lang={event.locale}>
        {questionsOf(reads).map(({ id, question, answer }, at) => (
          <Fold key={id} title={<bdi>{question}</bdi>} isOpen={at === 0}>
            <div className={css.answer} dir="auto">
              <Prose text={answer} />
            </div>
          </Fold>
        ))}
      </div>
    </section>
  ),
};

const questionsOf = (reads: EventPart["reads"]) =>
  (reads["questions"] as SharedQuestions | undefined)?.questions ?? [];

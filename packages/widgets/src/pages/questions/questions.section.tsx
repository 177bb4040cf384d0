import type { SharedQuestions } from "@jubilee/core/questions/questions.types";
import { Fold } from "../parts/Fold.tsx";
import { Prose } from "../parts/Prose.tsx";
import type { EventPart } from "../sharing/event/event.types.ts";
import type { PageSection } from "../sharing/event/section.types.ts";
import * as page from "../styles/css.ts";
import { AskSheet } from "./AskSheet.tsx";
import * as css from "./questions.css.ts";
import { askWords } from "./words/all.ts";

/** What the hosts answer before anybody asks, and the way to ask them. */
export const section: PageSection = {
  order: 50,
  reads: { call: "questions", when: ({ hasQuestions }) => hasQuestions === true },
  isShown: ({ reads }) => questionsOf(reads).length > 0 || isOpen(reads),
  part: (part) => <Questions {...part} />,
};

const readOf = (reads: EventPart["reads"]) => reads["questions"] as SharedQuestions | undefined;
const questionsOf = (reads: EventPart["reads"]) => readOf(reads)?.questions ?? [];
const isOpen = (reads: EventPart["reads"]) => readOf(reads)?.takesQuestions === true;

/** The first stands open, so that one sees what they are. */
function Questions(part: EventPart) {
  const { reads, reader, shared, words } = part;
  return (
    <section className={page.section} aria-labelledby="questions">
      <h2 id="questions">{words.page.questions}</h2>
      <div className={css.list} lang={shared.event.locale}>
        {questionsOf(reads).map(({ id, question, answer }, at) => (
          <Fold key={id} title={<bdi>{question}</bdi>} isOpen={at === 0}>
            <div className={css.answer} dir="auto">
              <Prose text={answer} />
            </div>
          </Fold>
        ))}
      </div>
      {isOpen(reads) && (
        <>
          <button type="button" className={page.button} popoverTarget="ask">
            {askWords[reader.lang].ask}
          </button>
          <AskSheet {...part} />
        </>
      )}
    </section>
  );
}

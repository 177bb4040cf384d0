import type { EventRecord } from "@jubilee/core/events/events.types";
import { mostQuestions, suggestedQuestions } from "@jubilee/core/questions/questions.rules";
import type { PageQuestion, QuestionDraft } from "@jubilee/core/questions/questions.types";
import { Button } from "@jubilee/ui/button";
import { EmptyState } from "@jubilee/ui/empty-state";
import { Section } from "@jubilee/ui/section";
import { SkeletonRows } from "@jubilee/ui/skeleton";
import { Stack } from "@jubilee/ui/stack";
import { Plus } from "lucide-react";
import { useState } from "react";
import { useMayDo } from "../../event-kit/event/useMayDo.ts";
import { LoadFailed } from "../../page-kit/LoadFailed.tsx";
import { AskedQuestions } from "./AskedQuestions.tsx";
import { Drafts } from "./Drafts.tsx";
import { QuestionDialog } from "./QuestionDialog.tsx";
import { QuestionLine } from "./QuestionLine.tsx";
import * as css from "./Questions.css.ts";
import { useAskedQuestions } from "./useAskedQuestions.ts";
import { useQuestions } from "./useQuestions.ts";

const empty: QuestionDraft = { question: "", answer: "" };
/** What is saved by hand is read by that. */
const wordsOf = ({ question, answer }: PageQuestion): QuestionDraft => ({ question, answer });

/** As many proposals as fit two lines. */
const mostProposed = 5;

/** What an event's page answers, and what its guests ask. */
export default function QuestionsTab({ event }: { event: EventRecord }) {
  const readsContact = useMayDo(event.id, "guests.read_contact");
  return readsContact ? (
    <AskedAndAnswered event={event} />
  ) : (
    <div className={css.column}>
      <PageQuestions event={event} />
    </div>
  );
}

/** What waits for an answer comes first; it stays there while one answers. */
function AskedAndAnswered({ event }: { event: EventRecord }) {
  const { data } = useAskedQuestions(event.id).query;
  const [waited, setWaited] = useState<boolean | null>(null);
  if (data && waited === null) setWaited(data.asked.some(({ state }) => state === "new"));
  const parts = [
    <PageQuestions key="page" event={event} />,
    <AskedQuestions key="asked" event={event} />,
  ];
  return (
    <div className={css.column}>
      <Stack gap="8">{waited ? parts.toReversed() : parts}</Stack>
    </div>
  );
}

function PageQuestions({ event }: { event: EventRecord }) {
  const { query, questions, drafts, write, save, show, remove, move } = useQuestions(event.id);
  const [edited, setEdited] = useState<{ id: string | null; draft: QuestionDraft } | null>(null);
  const isOpen = useMayDo(event.id, "questions.write");
  if (query.error) {
    return <LoadFailed what="The questions" error={query.error} onRetry={query.refetch} />;
  }
  const begin = (question = "") => setEdited({ id: null, draft: { ...empty, question } });
  const mayAdd = isOpen && questions.length < mostQuestions;
  const add = mayAdd && (
    <Button variant="secondary" icon={<Plus />} onClick={() => begin()}>
      Add a question
    </Button>
  );
  const proposed = mayAdd ? suggestedQuestions(event.eventTypeId, questions) : [];
  return (
    <Section
      title="Questions and answers"
      description="What guests ask again and again, answered on the event’s page."
      action={questions.length > 0 ? add : undefined}
    >
      <Stack gap="4">
        {!query.data && <SkeletonRows count={3} />}
        {query.data?.length === 0 && (
          <EmptyState drawing="letters" title="Nothing is answered yet" action={add} level={3}>
            Parking, children, what to wear: an answer here spares you twenty mails.
          </EmptyState>
        )}
        {drafts.length > 0 && (
          <Drafts
            count={drafts.length}
            isBusy={write.isBusy}
            onShowAll={isOpen ? () => void show(drafts) : null}
          />
        )}
        {questions.length > 0 && (
          <ul className={css.lines}>
            {questions.map((question, at) => (
              <QuestionLine
                key={question.id}
                question={question}
                isFirst={at === 0}
                isLast={at === questions.length - 1}
                isOpen={isOpen}
                onMove={(by) => void move(at, by)}
                onEdit={() => setEdited({ id: question.id, draft: wordsOf(question) })}
                onShow={() => void show([question])}
                onRemove={() => void remove(question)}
              />
            ))}
          </ul>
        )}
        {query.data && proposed.length > 0 && (
          <div>
            <p>Often asked at such an event:</p>
            <ul className={css.proposals}>
              {proposed.slice(0, mostProposed).map((question) => (
                <li key={question}>
                  <Button variant="outline" size="sm" onClick={() => begin(question)}>
                    {question}
                  </Button>
                </li>
              ))}
            </ul>
          </div>
        )}
      </Stack>
      {edited && (
        <QuestionDialog
          key={edited.id ?? "new"}
          draft={edited.draft}
          isNew={edited.id === null}
          write={write}
          save={(draft) => save(edited.id, draft)}
          onClose={() => setEdited(null)}
        />
      )}
    </Section>
  );
}

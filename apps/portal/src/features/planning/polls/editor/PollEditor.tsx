import { pollLimits } from "@jubilee/core/planning/polls.rules";
import { Button } from "@jubilee/ui/button";
import { Form } from "@jubilee/ui/form";
import { InlineMessage } from "@jubilee/ui/inline-message";
import { LinkButton } from "@jubilee/ui/link-button";
import { Menu } from "@jubilee/ui/menu";
import { Section } from "@jubilee/ui/section";
import { Stack } from "@jubilee/ui/stack";
import { TextArea } from "@jubilee/ui/text-area";
import { TextField } from "@jubilee/ui/text-field";
import { Plus } from "lucide-react";
import { BesidePreview } from "../../../../event-kit/preview/BesidePreview.tsx";
import { PollPreview } from "../preview/PollPreview.tsx";
import { kindCopy, kinds } from "../kinds.copy.ts";
import { actions, questions as questionsClass } from "./Editor.css.ts";
import { GoneVotes } from "./GoneVotes.tsx";
import { newQuestion } from "./pollDraft.rules.ts";
import { PollSettings } from "./PollSettings.tsx";
import { QuestionCard } from "./QuestionCard.tsx";
import type { PollForm } from "./usePollForm.ts";

export interface PollEditorProps {
  form: PollForm;
  /** The event's. */
  timeZone: string;
  /** How many answers there are, by the ids of options, and of questions without options. */
  votes: ReadonlyMap<string, number>;
  hasVotes: boolean;
  /** What is typed outlives the page, so that nobody is asked before leaving it. */
  isKept?: boolean;
  isBusy: boolean;
  submitLabel: string;
  /** Where to go without saving. */
  backHref: string;
  onSubmit: () => Promise<void>;
}

/** The form of a poll and of a survey. */
export function PollEditor(props: PollEditorProps) {
  const { form, timeZone, votes, hasVotes, isKept = false, isBusy } = props;
  const { submitLabel, backHref, onSubmit } = props;
  const { draft, problems } = form;
  const { questions } = draft;
  return (
    <Form onSubmit={onSubmit} busy={isBusy} unsaved={form.isChanged && !isKept}>
      <BesidePreview isWide preview={<PollPreview draft={draft} timeZone={timeZone} />}>
        <Stack gap="8">
          <Stack gap="4">
            <TextField
              label="Title"
              help="What people see first: “When can we all talk?”"
              maxLength={pollLimits.title}
              required
              {...form.field("title")}
            />
            <TextArea
              label="A word to it"
              optional
              rows={3}
              maxLength={pollLimits.note}
              {...form.field("note")}
            />
          </Stack>
          <Section title={questions.length > 1 ? "Questions" : "Question"} divided>
            <Stack gap="4">
              <ol className={questionsClass}>
                {questions.map((question, at) => (
                  <QuestionCard
                    key={question.key}
                    form={form}
                    question={question}
                    at={at}
                    timeZone={timeZone}
                    votes={votes}
                    isKindFixed={hasVotes && question.id !== null}
                    problems={problems[question.key]}
                  />
                ))}
              </ol>
              {form.errors.questions && (
                <InlineMessage tone="danger">{form.errors.questions}</InlineMessage>
              )}
              {questions.length < pollLimits.questions ? (
                <div>
                  <Menu
                    trigger={
                      <Button variant="outline" icon={<Plus />}>
                        Add a question
                      </Button>
                    }
                    entries={kinds.map((kind) => ({
                      id: kind,
                      label: kindCopy[kind].label,
                      onSelect: () => form.addQuestion(newQuestion(kind)),
                    }))}
                  />
                </div>
              ) : (
                <InlineMessage tone="muted">
                  A survey has {pollLimits.questions} questions at most.
                </InlineMessage>
              )}
            </Stack>
          </Section>
          <Section title="How it is answered" divided>
            <PollSettings form={form} hasVotes={hasVotes} />
          </Section>
          <GoneVotes draft={draft} votes={votes} hasVotes={hasVotes} />
        </Stack>
      </BesidePreview>
      <div className={actions} data-page-foot="">
        <Button type="submit" size="lg" loading={isBusy}>
          {submitLabel}
        </Button>
        <LinkButton variant="ghost" size="lg" href={backHref}>
          Cancel
        </LinkButton>
      </div>
    </Form>
  );
}

import type { EventRecord } from "@jubilee/core/events/events.types";
import type { HostQuestion, QuestionDraft } from "@jubilee/core/answers/party.types";
import { Button } from "@jubilee/ui/button";
import { Checkbox } from "@jubilee/ui/checkbox";
import { Form } from "@jubilee/ui/form";
import { Select } from "@jubilee/ui/select";
import { SkeletonRows } from "@jubilee/ui/skeleton";
import { Stack } from "@jubilee/ui/stack";
import { TagsInput } from "@jubilee/ui/tags-input";
import { Text } from "@jubilee/ui/text";
import { TextField } from "@jubilee/ui/text-field";
import type { DataClient, Read } from "../../../app/routing/reads.types.ts";
import { answerKeys } from "../keys.ts";
import { Unread } from "../../../page-kit/data/Unread.tsx";
import { SavePill } from "../../../page-kit/settings/SavePill.tsx";
import { AskedLine } from "./AskedLine.tsx";
import { useReading } from "../../../page-kit/data/useRead.ts";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { createPartyApi } from "@jubilee/core/answers/party.api";
import { useWrite } from "../../../page-kit/data/useWrite.ts";
import { useDraft } from "../../../page-kit/form/useDraft.ts";

/** The questions of an event. */
export const questionsRead = (client: DataClient, eventId: string): Read<HostQuestion[]> => ({
  key: [...answerKeys.form(eventId), "questions"],
  call: () => createPartyApi(client).listQuestions(eventId),
});

const empty: QuestionDraft = { prompt: "", kind: "text", options: [], required: false };

const kinds: { value: QuestionDraft["kind"]; label: string }[] = [
  { value: "text", label: "Their own words" },
  { value: "choice", label: "One of several answers" },
  { value: "yes_no", label: "Yes or no" },
];

/** The host's own questions; each party answers them once. */
export function QuestionList({ event }: { event: EventRecord }) {
  const party = useApi(createPartyApi);
  const write = useWrite(answerKeys.form(event.id), "RSVP");
  const form = useDraft(empty, {
    write,
    check: ({ prompt, kind, options }) => ({
      prompt: prompt.trim() ? undefined : "Write the question",
      options:
        kind === "choice" && options.length < 2
          ? "Give at least two answers to choose from"
          : undefined,
    }),
  });
  const list = useReading((client) => questionsRead(client, event.id));
  if (!list.isSuccess)
    return <Unread of={list} what="The questions" skeleton={<SkeletonRows count={2} />} />;
  const { data } = list;
  const add = (question: QuestionDraft) => party.addQuestion(event.id, question, data.length);
  return (
    <Stack gap="3">
      <Text weight="strong">Questions</Text>
      {data.length === 0 && <Text tone="muted">None besides who comes.</Text>}
      {data.map(({ id, prompt, kind, options, required }) => (
        <AskedLine
          key={id}
          name={prompt}
          detail={[
            kind === "choice"
              ? options.join(", ")
              : kinds.find(({ value }) => value === kind)?.label,
            required ? "must be answered" : null,
          ]
            .filter(Boolean)
            .join(" · ")}
          busy={write.isBusy}
          onRemove={() => void write.run(() => party.removeQuestion(id))}
        />
      ))}
      <Form label="A new question" {...form.page(add, { done: () => form.begin(empty) })}>
        <Stack gap="3">
          <TextField label="A new question" {...form.field("prompt")} maxLength={200} />
          <Select label="Answered by" options={kinds} {...form.field("kind")} />
          {form.draft.kind === "choice" && (
            <TagsInput label="The answers" {...form.field("options")} maxLength={100} />
          )}
          <Checkbox label="Must be answered by those who come" {...form.checked("required")} />
          <div>
            <Button type="submit" variant="secondary-light" loading={write.isBusy}>
              Add the question
            </Button>
          </div>
        </Stack>
        <SavePill
          changes={form.isChanged ? [`A new question: ${form.draft.prompt.trim() || "…"}`] : []}
          isBusy={write.isBusy}
          onUndo={() => form.begin(empty)}
        />
      </Form>
    </Stack>
  );
}

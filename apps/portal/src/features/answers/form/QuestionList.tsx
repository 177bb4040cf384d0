import type { EventRecord } from "@jubilee/core/events/events.types";
import type { QuestionDraft } from "@jubilee/core/answers/party.types";
import { Button } from "@jubilee/ui/button";
import { Checkbox } from "@jubilee/ui/checkbox";
import { Form } from "@jubilee/ui/form";
import { Select } from "@jubilee/ui/select";
import { SkeletonRows } from "@jubilee/ui/skeleton";
import { Stack } from "@jubilee/ui/stack";
import { TagsInput } from "@jubilee/ui/tags-input";
import { Text } from "@jubilee/ui/text";
import { TextField } from "@jubilee/ui/text-field";
import { useState } from "react";
import { answerKeys } from "../keys.ts";
import { Unread } from "../../../page-kit/data/Unread.tsx";
import { AskedLine } from "./AskedLine.tsx";
import { useRead } from "../../../page-kit/data/useRead.ts";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { createPartyApi } from "@jubilee/core/answers/party.api";
import { useWrite } from "../../../page-kit/data/useWrite.ts";

const empty: QuestionDraft = { prompt: "", kind: "text", options: [], required: false };

const kinds: { value: QuestionDraft["kind"]; label: string }[] = [
  { value: "text", label: "Their own words" },
  { value: "choice", label: "One of several answers" },
  { value: "yes_no", label: "Yes or no" },
];

const kindOf = (value: string): QuestionDraft["kind"] =>
  kinds.find((kind) => kind.value === value)?.value ?? "text";

/** The host's own questions; each party answers them once. */
export function QuestionList({ event }: { event: EventRecord }) {
  const party = useApi(createPartyApi);
  const [draft, setDraft] = useState(empty);
  const [problems, setProblems] = useState<{ prompt?: string; options?: string }>({});
  const { isBusy, run } = useWrite(answerKeys.form(event.id), "RSVP");
  const questionsRead = useRead([...answerKeys.form(event.id), "questions"], () =>
    party.listQuestions(event.id),
  );
  if (!questionsRead.isSuccess)
    return <Unread of={questionsRead} what="The questions" skeleton={<SkeletonRows count={2} />} />;
  const { data } = questionsRead;
  const change = (part: Partial<QuestionDraft>) => {
    setDraft((known) => ({ ...known, ...part }));
    setProblems({});
  };
  const add = async () => {
    if (!draft.prompt.trim()) return setProblems({ prompt: "Write the question" });
    if (draft.kind === "choice" && draft.options.length < 2) {
      return setProblems({ options: "Give at least two answers to choose from" });
    }
    const added = await run(async () => {
      const result = await party.addQuestion(event.id, draft, data.length);
      return result.ok ? { ok: true, value: true } : result;
    });
    if (added) setDraft(empty);
  };
  const remove = (id: string) =>
    void run(async () => {
      const result = await party.removeQuestion(id);
      return result.ok ? { ok: true, value: true } : result;
    });
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
          busy={isBusy}
          onRemove={() => remove(id)}
        />
      ))}
      <Form label="A new question" onSubmit={add} busy={isBusy}>
        <Stack gap="3">
          <TextField
            label="A new question"
            value={draft.prompt}
            onValueChange={(prompt) => change({ prompt })}
            maxLength={200}
            error={problems.prompt}
          />
          <Select
            label="Answered by"
            options={kinds}
            value={draft.kind}
            onValueChange={(kind) => change({ kind: kindOf(kind) })}
          />
          {draft.kind === "choice" && (
            <TagsInput
              label="The answers"
              value={draft.options}
              onValueChange={(options) => change({ options })}
              maxLength={100}
              error={problems.options}
            />
          )}
          <Checkbox
            label="Must be answered by those who come"
            checked={draft.required}
            onCheckedChange={(required) => change({ required })}
          />
          <div>
            <Button type="submit" variant="secondary-light" loading={isBusy}>
              Add the question
            </Button>
          </div>
        </Stack>
      </Form>
    </Stack>
  );
}

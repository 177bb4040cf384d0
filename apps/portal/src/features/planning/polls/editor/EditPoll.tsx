import { createPollsApi } from "@jubilee/core/planning/polls.api";
import type { PollRecord, PollResults } from "@jubilee/core/planning/polls.types";
import { toast } from "@jubilee/ui/toast";
import { navigate } from "wouter/use-browser-location";
import { href } from "../../../../app/routing/href.ts";
import { useApi } from "../../../../page-kit/data/useApi.ts";
import { PageFrame } from "../../../../page-kit/PageFrame.tsx";
import { PageHeader } from "../../../../page-kit/PageHeader.tsx";
import { usePollResults, usePollWrite } from "../results/usePoll.ts";
import { draftOf } from "./pollDraft.rules.ts";
import { PollEditor } from "./PollEditor.tsx";
import { inputOf } from "./pollInput.rules.ts";
import { usePollForm } from "./usePollForm.ts";

/** How many answers each option has, and each question without options; 0 while they are hidden. */
function answersOf({ questions }: PollRecord, outcome: PollResults | undefined) {
  const results = new Map(outcome?.questions.map((result) => [result.questionId, result]));
  return new Map(
    questions.flatMap(({ id, options }): [string, number][] => {
      const result = results.get(id);
      if (options.length === 0) return [[id, result?.answered ?? 0]];
      return options.map((option) => {
        const count = result?.options.find(({ optionId }) => optionId === option.id);
        return [option.id, count ? count.yes + count.maybe + count.no : 0];
      });
    }),
  );
}

/** Changes a poll; what stays keeps its votes. */
export function EditPoll({ poll }: { poll: PollRecord }) {
  const api = useApi(createPollsApi);
  const write = usePollWrite();
  const { data: outcome } = usePollResults(poll);
  const form = usePollForm(() => draftOf(poll), write);
  const back = href("polls.details", { pollId: poll.id });
  const votes = answersOf(poll, outcome);
  const save = async () => {
    const saved = await form.send(() =>
      api.update(poll, inputOf(form.draft, poll.closesAt, poll.timeZone)),
    );
    if (!saved) return;
    toast.success("Saved");
    navigate(back);
  };
  return (
    <PageFrame width="text">
      <PageHeader title="Edit poll" lead={poll.eventName} />
      <PollEditor
        form={form}
        timeZone={poll.timeZone}
        votes={votes}
        hasVotes={(outcome?.voted ?? 0) > 0}
        isBusy={write.isBusy}
        submitLabel="Save changes"
        backHref={back}
        onSubmit={save}
      />
    </PageFrame>
  );
}

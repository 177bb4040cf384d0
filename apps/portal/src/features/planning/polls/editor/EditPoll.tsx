import { createPollsApi } from "@jubilee/core/planning/polls.api";
import type { PollRecord, PollResults } from "@jubilee/core/planning/polls.types";
import { Banner } from "@jubilee/ui/banner";
import { Link } from "@jubilee/ui/link";
import { Stack } from "@jubilee/ui/stack";
import { toast } from "@jubilee/ui/toast";
import { useEffect, useState } from "react";
import { navigate } from "wouter/use-browser-location";
import { href } from "../../../../app/routing/href.ts";
import { useApi } from "../../../../page-kit/data/useApi.ts";
import { PageFrame } from "../../../../page-kit/PageFrame.tsx";
import { PageHeader } from "../../../../page-kit/PageHeader.tsx";
import { usePollResults, usePollWrite } from "../results/usePoll.ts";
import { draftOf, problemsOf } from "./pollDraft.rules.ts";
import { PollEditor } from "./PollEditor.tsx";
import { inputOf } from "./pollInput.rules.ts";
import { usePollForm } from "./usePollForm.ts";
import { VotesDialog } from "./VotesDialog.tsx";
import { votesAtStake, withoutVotesOf } from "./votesAtStake.rules.ts";

/** How many answers each option has, and each question without options; 0 while they are hidden. */
function answersOf({ questions }: PollRecord, outcome: PollResults | undefined) {
  const results = new Map(outcome?.questions.map((result) => [result.questionId, result]));
  return new Map(
    questions.flatMap(({ id, kind, options }): [string, number][] => {
      const result = results.get(id);
      if (options.length === 0) return [[id, result?.answered ?? 0]];
      return options.map((option) => {
        if (kind === "ranked") {
          const naming =
            result?.rankings.filter(({ ranking }) => ranking.includes(option.id)) ?? [];
          return [option.id, naming.reduce((sum, { people }) => sum + people, 0)];
        }
        const count = result?.options.find(({ optionId }) => optionId === option.id);
        return [option.id, count ? count.yes + count.maybe + count.no : 0];
      });
    }),
  );
}

interface OpenedPollProps {
  /** As it was when the form was opened. */
  poll: PollRecord;
  /** Somebody has changed it since. */
  isOld: boolean;
  onRenew: () => void;
}

function OpenedPoll({ poll, isOld, onRenew }: OpenedPollProps) {
  const api = useApi(createPollsApi);
  const write = usePollWrite();
  const { data: outcome } = usePollResults(poll);
  const form = usePollForm(() => draftOf(poll), write, poll.timeZone);
  const [isRefused, setRefused] = useState(false);
  const back = href("polls.details", { pollId: poll.id });
  const votes = answersOf(poll, outcome);
  const { isChanged } = form;
  useEffect(() => {
    if (isOld && !isChanged) onRenew();
  }, [isOld, isChanged, onRenew]);
  const hasVotes = (outcome?.voted ?? 0) > 0;
  const atStake = votesAtStake(
    draftOf(poll),
    form.draft,
    votes,
    (outcome?.hidden ?? null) !== null,
  );
  const [isAsked, setAsked] = useState(false);
  const save = async (keeps: boolean) => {
    const dropped = new Set(keeps ? [] : atStake.moved.map(({ option }) => option.id));
    const draft = withoutVotesOf(form.draft, dropped);
    const saved = await form.send(async () => {
      const answer = await api.update(poll, inputOf(draft, poll.closesAt, poll.timeZone));
      setRefused(!answer.ok && answer.error.field === "version");
      return answer;
    });
    setAsked(false);
    if (!saved) return;
    toast.success("Saved");
    navigate(back);
  };
  const ask = async () => {
    const isAtStake = hasVotes && (atStake.moved.length > 0 || atStake.gone !== 0);
    const isWhole = Object.keys(problemsOf(form.draft, form.clock)).length === 0;
    if (isAtStake && isWhole) setAsked(true);
    else await save(true);
  };
  return (
    <PageFrame>
      <PageHeader title="Edit poll" lead={poll.eventName} />
      <Stack gap="6">
        {(isOld || isRefused) && !write.isBusy && (
          <Banner tone="warning" title="Changed elsewhere">
            Somebody changed this poll while you had it open, so this cannot be saved over it. What
            you typed stays here.{" "}
            <Link href={href("polls.edit", { pollId: poll.id })} target="_blank">
              Open the poll as it is now
            </Link>
          </Banner>
        )}
        <PollEditor
          form={form}
          timeZone={poll.timeZone}
          votes={votes}
          hasVotes={hasVotes}
          isBusy={write.isBusy}
          submitLabel="Save changes"
          backHref={back}
          onSubmit={ask}
        />
        {isAsked && (
          <VotesDialog
            atStake={atStake}
            isBusy={write.isBusy}
            onSave={save}
            onClose={() => setAsked(false)}
          />
        )}
      </Stack>
    </PageFrame>
  );
}

/** Changes a poll; what stays keeps its votes, and nobody else's changes are overwritten. */
export function EditPoll({ poll }: { poll: PollRecord }) {
  const [opened, open] = useState(poll);
  return (
    <OpenedPoll
      key={opened.version}
      poll={opened}
      isOld={poll.version !== opened.version}
      onRenew={() => open(poll)}
    />
  );
}

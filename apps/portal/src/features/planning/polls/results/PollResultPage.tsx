import type { PollRecord, PollResults } from "@jubilee/core/planning/polls.types";
import { Banner } from "@jubilee/ui/banner";
import { Link } from "@jubilee/ui/link";
import { SkeletonRows } from "@jubilee/ui/skeleton";
import { Stack } from "@jubilee/ui/stack";
import { Text } from "@jubilee/ui/text";
import { href } from "../../../../app/routing/href.ts";
import { useLiveEvent } from "../../../../event-kit/event/useLiveEvent.ts";
import { Loaded } from "../../../../page-kit/data/Loaded.tsx";
import { PageFrame } from "../../../../page-kit/PageFrame.tsx";
import { PageHeader } from "../../../../page-kit/PageHeader.tsx";
import { PollState } from "../PollState.tsx";
import { SharePoll } from "../share/SharePoll.tsx";
import { tab } from "../polls.tab.ts";
import { HiddenResults } from "./HiddenResults.tsx";
import { NotVoted } from "./NotVoted.tsx";
import { PollActions } from "./PollActions.tsx";
import { PollExports } from "./PollExports.tsx";
import { PollStand } from "./PollStand.tsx";
import { QuestionPart } from "./QuestionPart.tsx";
import { useLivePoll, usePollResults } from "./usePoll.ts";
import { UnpublishedNote } from "./UnpublishedNote.tsx";
import { WhoSaidWhat } from "./WhoSaidWhat.tsx";
import { WhatItBecame } from "./WhatItBecame.tsx";

const live = [tab];

/** What was said in a poll, question by question; new votes come by themselves. */
export function PollResultPage({ first }: { first: PollRecord }) {
  useLiveEvent(first.eventId, live);
  const poll = useLivePoll(first);
  const results = usePollResults(poll);
  return (
    <PageFrame>
      <PageHeader
        title={<bdi>{poll.title}</bdi>}
        lead={
          <>
            <PollState poll={poll} />{" "}
            <Link href={href("events.details", { eventId: poll.eventId })}>{poll.eventName}</Link>
            {" · "}
            {poll.naming === "named" ? "With names" : "Anonymous"}
          </>
        }
        actions={<PollActions poll={poll} voted={results.data?.voted ?? 0} />}
      />
      <Stack gap="8">
        {poll.state === "open" && <UnpublishedNote poll={poll} />}
        <WhatItBecame poll={poll} />
        {poll.note && <Text preserveLines>{poll.note}</Text>}
        <Loaded of={results} what="The results" skeleton={<SkeletonRows count={5} />}>
          {(outcome: PollResults) => (
            <Stack gap="8">
              {poll.state !== "draft" && <PollStand poll={poll} outcome={outcome} />}
              {poll.state === "draft" && (
                <Banner title="Nobody sees this draft yet">
                  This is what is asked. Open the poll when it is right.
                </Banner>
              )}
              {poll.state === "draft" || outcome.hidden === null ? (
                <>
                  {poll.questions.map((question, at) => (
                    <QuestionPart
                      key={question.id}
                      poll={poll}
                      question={question}
                      number={poll.questions.length > 1 ? at + 1 : null}
                      outcome={outcome}
                    />
                  ))}
                  <WhoSaidWhat poll={poll} outcome={outcome} />
                  {poll.state !== "draft" && <PollExports poll={poll} outcome={outcome} />}
                </>
              ) : (
                <HiddenResults hidden={outcome.hidden} />
              )}
              <NotVoted poll={poll} outcome={outcome} />
            </Stack>
          )}
        </Loaded>
        {poll.state === "open" && <SharePoll poll={poll} />}
      </Stack>
    </PageFrame>
  );
}

import type { PollRecord } from "@jubilee/core/planning/polls.types";
import { LinkButton } from "@jubilee/ui/link-button";
import { SkeletonRows } from "@jubilee/ui/skeleton";
import { ForWhoMay } from "../../../../app/routing/ForWhoMay.tsx";
import { href } from "../../../../app/routing/href.ts";
import { useRouteParams } from "../../../../app/routing/useRoute.ts";
import { useMayDo } from "../../../../event-kit/event/useMayDo.ts";
import { RecordPage } from "../../../../page-kit/data/RecordPage.tsx";
import { PageFrame } from "../../../../page-kit/PageFrame.tsx";
import { usePoll } from "../results/usePoll.ts";
import { EditPoll } from "./EditPoll.tsx";

/** Changes a poll that is there. */
export default function EditPollPage() {
  const { pollId } = useRouteParams("polls.edit");
  return (
    <RecordPage
      of={usePoll(pollId)}
      noun="poll"
      asks="polls.write"
      all={<LinkButton href={href("polls.list")}>Your polls</LinkButton>}
      skeleton={
        <PageFrame>
          <SkeletonRows count={8} />
        </PageFrame>
      }
    >
      {(poll) => <Editable key={poll.id} poll={poll} />}
    </RecordPage>
  );
}

function Editable({ poll }: { poll: PollRecord }) {
  const mayWrite = useMayDo(poll.eventId, "polls.write");
  return (
    <ForWhoMay asks="polls.write" isOpen={mayWrite}>
      <EditPoll poll={poll} />
    </ForWhoMay>
  );
}

import { SkeletonRows } from "@jubilee/ui/skeleton";
import { LinkButton } from "@jubilee/ui/link-button";
import { href } from "../../../../app/routing/href.ts";
import { useRouteParams } from "../../../../app/routing/useRoute.ts";
import { RecordPage } from "../../../../page-kit/data/RecordPage.tsx";
import { PageFrame } from "../../../../page-kit/PageFrame.tsx";
import { PollResultPage } from "./PollResultPage.tsx";
import { usePoll } from "./usePoll.ts";

/** One poll: what was said, who has not voted, and what is done with it. */
export default function PollPage() {
  const { pollId } = useRouteParams("polls.details");
  return (
    <RecordPage
      of={usePoll(pollId)}
      noun="poll"
      asks="polls.read"
      all={<LinkButton href={href("polls.list")}>Your polls</LinkButton>}
      skeleton={
        <PageFrame>
          <SkeletonRows count={6} />
        </PageFrame>
      }
    >
      {(poll) => <PollResultPage key={poll.id} first={poll} />}
    </RecordPage>
  );
}

import { LinkButton } from "@jubilee/ui/link-button";
import { SkeletonRows } from "@jubilee/ui/skeleton";
import { href } from "../../../../app/routing/href.ts";
import { useRouteParams } from "../../../../app/routing/useRoute.ts";
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
      all={<LinkButton href={href("polls.list")}>Your polls</LinkButton>}
      skeleton={
        <PageFrame width="text">
          <SkeletonRows count={8} />
        </PageFrame>
      }
    >
      {(poll) => <EditPoll key={poll.id} poll={poll} />}
    </RecordPage>
  );
}

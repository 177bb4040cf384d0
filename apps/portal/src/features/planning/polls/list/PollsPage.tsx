import { LinkButton } from "@jubilee/ui/link-button";
import { Plus } from "lucide-react";
import { ChosenEvent } from "../../../../event-kit/chosen/ChosenEvent.tsx";
import { PageFrame } from "../../../../page-kit/PageFrame.tsx";
import { PageHeader } from "../../../../page-kit/PageHeader.tsx";
import { newPollHref } from "./newPollHref.ts";
import { PollList } from "./PollList.tsx";
import { usePollsOf } from "./usePollsOf.ts";
import { WhichPolls } from "./WhichPolls.tsx";
import { withoutEvent } from "./withoutEvent.ts";

/** Polls and surveys of all events, or of one. */
export default function PollsPage() {
  const [eventId, choose] = usePollsOf();
  return (
    <ChosenEvent title="Polls and surveys" without={withoutEvent}>
      {({ event, events }) => {
        const of = events.some(({ id }) => id === eventId) ? eventId : null;
        return (
          <PageFrame>
            <PageHeader
              title="Polls and surveys"
              actions={
                <LinkButton href={newPollHref(of ?? event.id)} icon={<Plus />}>
                  New poll
                </LinkButton>
              }
            />
            <PollList key={of} eventId={of}>
              <WhichPolls events={events} eventId={of} onChange={choose} />
            </PollList>
          </PageFrame>
        );
      }}
    </ChosenEvent>
  );
}

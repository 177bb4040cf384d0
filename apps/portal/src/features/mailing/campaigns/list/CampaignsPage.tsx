import { ChosenEvent } from "../../../../event-kit/chosen/ChosenEvent.tsx";
import { EventField } from "../../../../event-kit/chosen/EventField.tsx";
import { PageFrame } from "../../../../page-kit/PageFrame.tsx";
import { CampaignList } from "./CampaignList.tsx";

const without = {
  title: "A campaign is about an event",
  text: "Create one, invite people, and write to them all at once.",
};

/** The e-mail campaigns of one event of all. */
export default function CampaignsPage() {
  return (
    <ChosenEvent title="E-mail campaigns" without={without}>
      {({ event, events, choose }) => (
        <PageFrame>
          <CampaignList
            key={event.id}
            event={event}
            which={<EventField hideLabel events={events} value={event.id} onChange={choose} />}
          />
        </PageFrame>
      )}
    </ChosenEvent>
  );
}

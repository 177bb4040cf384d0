import type { EventRecord } from "@jubilee/core/events/events.types";
import { createCampaignsApi } from "@jubilee/core/mailing/campaigns.api";
import type { EmailCampaignLine } from "@jubilee/core/mailing/campaigns.types";
import { Button } from "@jubilee/ui/button";
import { EmptyState } from "@jubilee/ui/empty-state";
import { Inline } from "@jubilee/ui/inline";
import { SkeletonRows } from "@jubilee/ui/skeleton";
import { Plus } from "lucide-react";
import { useMemo, useState } from "react";
import { href } from "../../../../app/routing/href.ts";
import { Loaded } from "../../../../page-kit/data/Loaded.tsx";
import { useApi } from "../../../../page-kit/data/useApi.ts";
import { useRead } from "../../../../page-kit/data/useRead.ts";
import { WholeList } from "../../../../page-kit/list/WholeList.tsx";
import { TwoLines } from "../../../../page-kit/TwoLines.tsx";
import { campaignKeys } from "../../keys.ts";
import { CampaignState } from "../CampaignState.tsx";
import { campaignColumns } from "./campaignColumns.tsx";
import { lineOf } from "./lineOf.ts";
import { NewCampaignDialog } from "./NewCampaignDialog.tsx";
import { SequenceDialog } from "./SequenceDialog.tsx";
import { useActLook } from "../../../../event-kit/event/closedPart.ts";

const phoneLine = (campaign: EmailCampaignLine) => (
  <TwoLines
    name={campaign.name}
    detail={lineOf(campaign)}
    end={<CampaignState status={campaign.status} />}
  />
);

const nameOf = ({ name }: EmailCampaignLine) => name;

const opening = {
  href: ({ id }: EmailCampaignLine) => href("campaigns.details", { campaignId: id }),
};

/** The campaigns of an event, each with where it stands. */
export function CampaignList({ event }: { event: EventRecord }) {
  const api = useApi(createCampaignsApi);
  const look = useActLook();
  const [isNew, setNew] = useState(false);
  const reading = useRead(campaignKeys.ofEvent(event.id), () => api.list(event.id));
  const columns = useMemo(() => campaignColumns(), []);
  const [isPlanning, setPlanning] = useState(false);
  const create = (
    <>
      <Button variant="secondary" onClick={() => setPlanning(true)}>
        Mails around the event
      </Button>
      <Button variant={look} icon={<Plus />} onClick={() => setNew(true)}>
        New campaign
      </Button>
    </>
  );
  return (
    <>
      <Loaded of={reading} what="The campaigns" skeleton={<SkeletonRows count={4} />}>
        {(campaigns) => (
          <WholeList
            what={{ one: "campaign", many: "campaigns", kept: "mail-campaigns" }}
            searchLabel="Find a campaign"
            wordsOf={nameOf}
            columns={columns}
            rows={campaigns}
            rowId={({ id }) => id}
            opening={opening}
            phoneLine={phoneLine}
            empty={
              <EmptyState
                drawing="letters"
                title="No campaign yet"
                action={<Inline gap="2">{create}</Inline>}
              >
                Write once, in several languages, and everybody gets it in their own morning.
              </EmptyState>
            }
          >
            {campaigns.length > 0 && create}
          </WholeList>
        )}
      </Loaded>
      {isNew && <NewCampaignDialog event={event} onClose={() => setNew(false)} />}
      {isPlanning && <SequenceDialog event={event} onClose={() => setPlanning(false)} />}
    </>
  );
}

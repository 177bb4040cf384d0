import type { EventRecord } from "@jubilee/core/events/events.types";
import { createCampaignsApi } from "@jubilee/core/mailing/campaigns.api";
import type { EmailCampaignLine } from "@jubilee/core/mailing/campaigns.types";
import { joined } from "@jubilee/core/base/words.rules";
import { Button } from "@jubilee/ui/button";
import { EmptyState } from "@jubilee/ui/empty-state";
import { Inline } from "@jubilee/ui/inline";
import { Link } from "@jubilee/ui/link";
import { SkeletonRows } from "@jubilee/ui/skeleton";
import { CalendarClock, Plus } from "lucide-react";
import { useCallback, useMemo, useState, type ReactNode } from "react";
import { href } from "../../../../app/routing/href.ts";
import { Loaded } from "../../../../page-kit/data/Loaded.tsx";
import { useApi } from "../../../../page-kit/data/useApi.ts";
import { useRead } from "../../../../page-kit/data/useRead.ts";
import { PageHeader } from "../../../../page-kit/PageHeader.tsx";
import { SumsHead } from "../../../../page-kit/list/SumsHead.tsx";
import { WholeList } from "../../../../page-kit/list/WholeList.tsx";
import { NextTiles } from "../../../../page-kit/tiles/NextTiles.tsx";
import { TwoLines } from "../../../../page-kit/TwoLines.tsx";
import { useLocale } from "../../../../page-kit/useLocale.ts";
import { campaignKeys } from "../../keys.ts";
import { CampaignState } from "../CampaignState.tsx";
import * as css from "./CampaignList.css.ts";
import { campaignsNext } from "./campaignsNext.ts";
import { campaignColumns } from "./campaignColumns.tsx";
import { CampaignSums } from "./CampaignSums.tsx";
import { byTime, lineOf, sumsOf, whenOf } from "./lineOf.ts";
import { NewCampaignDialog } from "./NewCampaignDialog.tsx";
import { SequenceDialog } from "./SequenceDialog.tsx";
import { useActLook } from "../../../../event-kit/event/closedPart.ts";

const sentOf = ({ figures, people, counts }: EmailCampaignLine) =>
  people > 0 &&
  joined([
    `${figures.sent} sent`,
    counts.pressed && `${counts.pressed.people} clicked`,
    `${counts.answered} answered`,
  ]);

const nameOf = ({ name }: EmailCampaignLine) => name;

const opening = {
  href: ({ id }: EmailCampaignLine) => href("campaigns.details", { campaignId: id }),
};

interface CampaignListProps {
  event: EventRecord;
  /** The choice of an event, on a page of its own: what can be begun stands in its head, in a tab beside the sums. */
  which?: ReactNode;
}

/** The campaigns of an event, each with where it stands, and what comes next of them. */
export function CampaignList({ event, which }: CampaignListProps) {
  const api = useApi(createCampaignsApi);
  const look = useActLook();
  const [isNew, setNew] = useState(false);
  const reading = useRead(campaignKeys.ofEvent(event.id), () => api.list(event.id));
  const locale = useLocale();
  const rows = useMemo(
    () => reading.data?.toSorted((one, other) => byTime(one).localeCompare(byTime(other))) ?? [],
    [reading.data],
  );
  const columns = useMemo(
    () => campaignColumns(rows, event.timeZone, locale),
    [rows, event.timeZone, locale],
  );
  const phoneLine = useCallback(
    (campaign: EmailCampaignLine) => (
      <TwoLines
        name={campaign.name}
        detail={
          lineOf(campaign) ??
          (sentOf(campaign) || whenOf(campaign, event.timeZone, locale).filter(Boolean).join(", "))
        }
        end={<CampaignState status={campaign.status} />}
      />
    ),
    [event.timeZone, locale],
  );
  const sums = sumsOf(rows);
  const [isPlanning, setPlanning] = useState(false);
  const create = (
    <>
      <Button variant="secondary" icon={<CalendarClock />} onClick={() => setPlanning(true)}>
        Mails around the event
      </Button>
      <Button variant={look} icon={<Plus />} onClick={() => setNew(true)}>
        New campaign
      </Button>
    </>
  );
  return (
    <>
      {which && (
        <PageHeader
          title="E-mail campaigns"
          actions={
            <div className={css.headActs}>
              <div className={css.which}>{which}</div>
              {rows.length > 0 && create}
            </div>
          }
        />
      )}
      {rows.length > 0 && (sums || !which) && (
        <SumsHead sums={sums && <CampaignSums sums={sums} />}>{!which && create}</SumsHead>
      )}
      <Loaded of={reading} what="The campaigns" skeleton={<SkeletonRows count={4} />}>
        {() => (
          <WholeList
            what={{ one: "campaign", many: "campaigns", kept: "mail-campaigns" }}
            searchLabel="Find a campaign"
            wordsOf={nameOf}
            columns={columns}
            rows={rows}
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
          />
        )}
      </Loaded>
      <div className={css.beside}>
        <Link look="action" href={href("campaigns.sender")}>
          From which address they come
        </Link>
        <Link look="action" href={href("campaigns.stops")}>
          Unsubscribed and bounced
        </Link>
      </div>
      <NextTiles ways={campaignsNext(rows)} />
      {isNew && <NewCampaignDialog event={event} onClose={() => setNew(false)} />}
      {isPlanning && (
        <SequenceDialog event={event} campaigns={rows} onClose={() => setPlanning(false)} />
      )}
    </>
  );
}

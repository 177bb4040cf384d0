import type { TicketEventLine } from "@jubilee/core/tickets/ticket-desk.types";
import { EmptyState } from "@jubilee/ui/empty-state";
import { LinkButton } from "@jubilee/ui/link-button";
import { SkeletonRows } from "@jubilee/ui/skeleton";
import { Stack } from "@jubilee/ui/stack";
import { useMemo } from "react";
import type { DataClient, PageReads, Read } from "../../../app/routing/reads.types.ts";
import { href } from "../../../app/routing/href.ts";
import { useMay } from "../../../app/session/useRights.ts";
import { SumsHead } from "../../../page-kit/list/SumsHead.tsx";
import { WholeList } from "../../../page-kit/list/WholeList.tsx";
import { useLocale } from "../../../page-kit/useLocale.ts";
import { useNow } from "../../../page-kit/useNow.ts";
import { NoPayments } from "../../../page-kit/NoPayments.tsx";
import { PageFrame } from "../../../page-kit/PageFrame.tsx";
import { PageHeader } from "../../../page-kit/PageHeader.tsx";
import { keys } from "../data/keys.ts";
import { BeginSelling } from "./BeginSelling.tsx";
import { IndexSums } from "./IndexSums.tsx";
import { KindsCard } from "./KindsCard.tsx";
import { overviewColumns, overviewPhoneLine } from "./overviewColumns.tsx";
import * as css from "./TicketManagement.css.ts";
import { couldSell, hasTickets } from "./ticketIndex.rules.ts";
import { WithoutTickets } from "./WithoutTickets.tsx";
import { useReading } from "../../../page-kit/data/useRead.ts";
import { createTicketDeskApi } from "@jubilee/core/tickets/ticket-desk.api";
import { Loaded } from "../../../page-kit/data/Loaded.tsx";

const ticketsRead = (client: DataClient): Read<TicketEventLine[]> => ({
  key: keys.overview,
  call: () => createTicketDeskApi(client).overview(),
});

export const reads: PageReads = ({ client, read }) => read(ticketsRead(client));

const nameOf = ({ name }: TicketEventLine) => name;
const filters = [
  {
    value: "attention",
    label: "To look at",
    fits: ({ attention }: TicketEventLine) => attention > 0,
  },
  {
    value: "waiting",
    label: "With people waiting",
    fits: ({ waiting }: TicketEventLine) => waiting > 0,
  },
  {
    value: "sold-out",
    label: "Sold out",
    fits: ({ sold, capacity }: TicketEventLine) =>
      capacity !== null && capacity > 0 && sold >= capacity,
  },
];

const opening = { href: ({ id }: TicketEventLine) => href("tickets.event", { eventId: id }) };

/** Tickets of all events: what is sold, what waits, what came in. */
export default function TicketManagementPage() {
  const locale = useLocale();
  const nowMs = useNow();
  const mayWrite = useMay("tickets.write");
  const tickets = useReading(ticketsRead);
  const columns = useMemo(() => overviewColumns(locale), [locale]);
  const phoneLine = useMemo(() => overviewPhoneLine(locale), [locale]);
  const without = tickets.data?.filter((line) => couldSell(line, nowMs)) ?? [];
  const selling = tickets.data?.filter(hasTickets) ?? [];
  const pastCount = (tickets.data?.length ?? 0) - selling.length - without.length;
  return (
    <PageFrame>
      <PageHeader
        title="Ticket management"
        lead="Prices, promo codes, the box office, waiting lists and money of every event."
        actions={
          mayWrite && selling.length > 0 && without.length > 0 && <BeginSelling events={without} />
        }
      />
      <Loaded of={tickets} what="Your tickets" skeleton={<SkeletonRows count={6} />}>
        {() => (
          <Stack gap="5">
            <NoPayments>
              Tickets with a price are not on sale; free ones are, and the box office sells by hand.
            </NoPayments>
            {selling.length > 0 && <SumsHead sums={<IndexSums events={selling} />} />}
            <div className={selling.length > 0 ? css.beside : css.alone}>
              <WholeList
                what={{ one: "event", many: "events that sell tickets", kept: "tickets" }}
                searchLabel="Find an event"
                filters={filters}
                wordsOf={nameOf}
                columns={columns}
                rows={selling}
                rowId={({ id }) => id}
                opening={opening}
                phoneLine={phoneLine}
                empty={
                  <EmptyState
                    drawing="tickets"
                    title="No event sells tickets yet"
                    action={<LinkButton href={href("events.create")}>Create event</LinkButton>}
                  >
                    Add a ticket under an event’s Tickets tab, free or paid, and it is listed here.
                  </EmptyState>
                }
              />
              {selling.length > 0 && (
                <div className={css.kinds}>
                  <KindsCard events={selling} nowMs={nowMs} />
                </div>
              )}
              <WithoutTickets events={without} pastCount={pastCount} mayAdd={mayWrite} />
            </div>
          </Stack>
        )}
      </Loaded>
    </PageFrame>
  );
}

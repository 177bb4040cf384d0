import { hasWords } from "@jubilee/core/base/plain-words.rules";
import type { TicketEventLine } from "@jubilee/core/tickets/ticket-desk.types";
import { DataTable } from "@jubilee/ui/data-table";
import { EmptyState } from "@jubilee/ui/empty-state";
import { LinkButton } from "@jubilee/ui/link-button";
import { SearchField } from "@jubilee/ui/search-field";
import { SkeletonRows } from "@jubilee/ui/skeleton";
import { useMemo, useState } from "react";
import { useLocation } from "wouter";
import type { DataClient, PageReads, Read } from "../../../app/routing/reads.types.ts";
import { href } from "../../../app/routing/href.ts";
import { ListFrame } from "../../../page-kit/list/ListFrame.tsx";
import { search, tools } from "../../../page-kit/list/ListTools.css.ts";
import { useLocale } from "../../../page-kit/useLocale.ts";
import { PageFrame } from "../../../page-kit/PageFrame.tsx";
import { PageHeader } from "../../../page-kit/PageHeader.tsx";
import { keys } from "../data/keys.ts";
import { overviewColumns, overviewPhoneLine } from "./overviewColumns.tsx";
import { useReading } from "../../../page-kit/data/useRead.ts";
import { createTicketDeskApi } from "@jubilee/core/tickets/ticket-desk.api";
import { Loaded } from "../../../page-kit/data/Loaded.tsx";

const ticketsRead = (client: DataClient): Read<TicketEventLine[]> => ({
  key: keys.overview,
  call: () => createTicketDeskApi(client).overview(),
});

export const reads: PageReads = ({ client, read }) => read(ticketsRead(client));

/** Tickets of all events: what is sold, what waits, what came in. */
export default function TicketManagementPage() {
  const locale = useLocale();
  const [, go] = useLocation();
  const [text, setText] = useState("");
  const tickets = useReading(ticketsRead);
  const columns = useMemo(() => overviewColumns(locale), [locale]);
  const shown = tickets.data?.filter(({ name }) => hasWords(name, text));
  const open = ({ id }: TicketEventLine) => go(href("tickets.event", { eventId: id }));
  return (
    <PageFrame>
      <PageHeader
        title="Ticket management"
        lead="Prices, promo codes, the box office, waiting lists and money of every event."
      />
      <Loaded
        of={tickets}
        what="Your tickets"
        skeleton={<SkeletonRows count={6} />}
        empty={
          <EmptyState
            drawing="tickets"
            title="No event sells tickets yet"
            action={<LinkButton href={href("events.create")}>Create event</LinkButton>}
          >
            Add a ticket under an event’s Tickets tab, free or paid, and it is listed here.
          </EmptyState>
        }
      >
        {() => (
          <>
            <search className={tools} aria-label="Events">
              <div className={search}>
                <SearchField
                  look="field"
                  label="Find an event"
                  placeholder="Find an event"
                  value={text}
                  onValueChange={setText}
                />
              </div>
            </search>
            <ListFrame>
              <DataTable
                label="Events that sell tickets"
                columns={columns}
                rows={shown ?? []}
                rowId={({ id }) => id}
                opening={{ open: open }}
                phoneLine={overviewPhoneLine(locale)}
                empty={
                  <EmptyState drawing="search" title="No event like that">
                    Try another name.
                  </EmptyState>
                }
              />
            </ListFrame>
          </>
        )}
      </Loaded>
    </PageFrame>
  );
}

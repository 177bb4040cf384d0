import type { Permission } from "@jubilee/core/account/rights.rules";
import type { TicketDesk } from "@jubilee/core/tickets/ticket-desk.types";
import { formatDay } from "@jubilee/core/base/time.rules";
import { eventPhase } from "@jubilee/core/events/events.rules";
import { EventCover } from "@jubilee/ui/event-cover";
import { Inline } from "@jubilee/ui/inline";
import { LinkButton } from "@jubilee/ui/link-button";
import { Stack } from "@jubilee/ui/stack";
import { TabLinks } from "@jubilee/ui/tabs";
import { useSearchParams } from "wouter";
import { href } from "../../../app/routing/href.ts";
import { eventRead } from "../../../event-kit/data/event.reads.ts";
import { useOverview } from "../../../event-kit/data/useOverview.ts";
import { mayDo } from "../../../event-kit/event/may.rules.ts";
import { PhaseChip } from "../../../event-kit/PhaseChip.tsx";
import { useReading } from "../../../page-kit/data/useRead.ts";
import { useNow } from "../../../page-kit/useNow.ts";
import { useLocale } from "../../../page-kit/useLocale.ts";
import { NoPayments } from "../../../page-kit/NoPayments.tsx";
import { PageHeader } from "../../../page-kit/PageHeader.tsx";
import { PromoCodes } from "../codes/PromoCodes.tsx";
import { Reconciled } from "../reconciliation/Reconciled.tsx";
import { SaleRules } from "../rules/SaleRules.tsx";
import { BoxOffice } from "../sell/BoxOffice.tsx";
import { WaitingList } from "../waiting/WaitingList.tsx";
import { facts, mark } from "./TicketDeskScreen.css.ts";
import { TypeOverview } from "./TypeOverview.tsx";

const allTabs = [
  { key: "tickets", label: "Tickets" },
  { key: "codes", label: "Promo codes" },
  { key: "waiting", label: "Waiting list" },
  { key: "sell", label: "Box office", asks: "orders.write" },
  { key: "money", label: "Money", asks: "money.read" },
  { key: "rules", label: "Rules and fees", asks: "tickets.write" },
] as const satisfies readonly { key: string; label: string; asks?: Permission }[];

/** The tabs of an event's tickets, each an address of its own. */
export function TicketDeskScreen({ desk }: { desk: TicketDesk }) {
  const [query] = useSearchParams();
  const locale = useLocale();
  const nowMs = useNow();
  const { event } = desk;
  const of = useReading((client) => eventRead(client, event.id)).data;
  const { data: overview } = useOverview(event.id);
  const tabs = allTabs.filter((tab) => mayDo(overview, "asks" in tab ? tab.asks : undefined));
  const current = tabs.find(({ key }) => key === query.get("tab"))?.key ?? "tickets";
  const path = href("tickets.event", { eventId: event.id });
  const counts: Partial<Record<(typeof allTabs)[number]["key"], number>> = {
    tickets: desk.types.length,
    codes: desk.promoCodes.length,
    waiting: desk.waiting.filter(({ state }) => state === "waiting" || state === "offered").length,
  };
  return (
    <Stack gap="5">
      <PageHeader
        title={
          <>
            {of && (
              <span className={mark}>
                <EventCover
                  typeId={of.eventTypeId}
                  eventId={of.coverSeed}
                  photoUrl={of.coverUrl ?? undefined}
                  shape="mark"
                />
              </span>
            )}
            <bdi>{event.name}</bdi>
          </>
        }
        lead={
          <span className={facts}>
            {`Tickets · ${formatDay(event.startDate, event.timeZone, locale, "short")}`}
            {of && <PhaseChip phase={eventPhase(of, nowMs)} />}
          </span>
        }
        actions={
          <Inline>
            <LinkButton variant="outline" href={href("events.details", { eventId: event.id })}>
              The event
            </LinkButton>
            <LinkButton
              variant="outline"
              href={`${href("events.details", { eventId: event.id })}?tab=orders`}
            >
              Orders
            </LinkButton>
          </Inline>
        }
      />
      <NoPayments>
        Tickets with a price are not on sale; free ones are, and the box office sells by hand.
      </NoPayments>
      <TabLinks
        label="Tickets"
        links={tabs.map(({ key, label }) => {
          const count = counts[key];
          return {
            href: key === "tickets" ? path : `${path}?tab=${key}`,
            label,
            current: key === current,
            ...(count === undefined ? {} : { count }),
          };
        })}
      />
      {current === "tickets" && <TypeOverview desk={desk} />}
      {current === "codes" && <PromoCodes desk={desk} />}
      {current === "waiting" && <WaitingList desk={desk} />}
      {current === "sell" && <BoxOffice desk={desk} />}
      {current === "money" && <Reconciled eventId={event.id} />}
      {current === "rules" && <SaleRules desk={desk} />}
    </Stack>
  );
}

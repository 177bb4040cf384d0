import type { TicketDesk } from "@jubilee/core/tickets/ticket-desk.types";
import { formatDay } from "@jubilee/core/base/time.rules";
import { LinkButton } from "@jubilee/ui/link-button";
import { Stack } from "@jubilee/ui/stack";
import { TabLinks } from "@jubilee/ui/tabs";
import { useSearchParams } from "wouter";
import { href } from "../../../app/routing/href.ts";
import { useLocale } from "../../../page-kit/useLocale.ts";
import { PageHeader } from "../../../page-kit/PageHeader.tsx";
import { PromoCodes } from "../codes/PromoCodes.tsx";
import { Reconciled } from "../reconciliation/Reconciled.tsx";
import { SaleRules } from "../rules/SaleRules.tsx";
import { BoxOffice } from "../sell/BoxOffice.tsx";
import { WaitingList } from "../waiting/WaitingList.tsx";
import { TypeOverview } from "./TypeOverview.tsx";

const tabs = [
  { key: "tickets", label: "Tickets" },
  { key: "codes", label: "Promo codes" },
  { key: "waiting", label: "Waiting list" },
  { key: "sell", label: "Box office" },
  { key: "money", label: "Money" },
  { key: "rules", label: "Rules and fees" },
] as const;

/** The tabs of an event's tickets, each an address of its own. */
export function TicketDeskScreen({ desk }: { desk: TicketDesk }) {
  const [query] = useSearchParams();
  const locale = useLocale();
  const { event } = desk;
  const current = tabs.find(({ key }) => key === query.get("tab"))?.key ?? "tickets";
  const path = href("tickets.event", { eventId: event.id });
  const counts: Partial<Record<(typeof tabs)[number]["key"], number>> = {
    tickets: desk.types.length,
    codes: desk.promoCodes.length,
    waiting: desk.waiting.filter(({ state }) => state === "waiting" || state === "offered").length,
  };
  return (
    <Stack gap="5">
      <PageHeader
        title={<bdi>{event.name}</bdi>}
        lead={`Tickets · ${formatDay(event.startDate, event.timeZone, locale, "short")}`}
        actions={
          <LinkButton
            variant="outline"
            href={`${href("events.details", { eventId: event.id })}?tab=orders`}
          >
            Orders
          </LinkButton>
        }
      />
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

import type { TicketEventLine } from "@jubilee/core/tickets/ticket-desk.types";
import { formatDay } from "@jubilee/core/base/time.rules";
import { Button } from "@jubilee/ui/button";
import { Menu } from "@jubilee/ui/menu";
import { Plus } from "lucide-react";
import { useLocale } from "../../../page-kit/useLocale.ts";
import { ticketsTabHref } from "./ticketIndex.rules.ts";

/** Leads to the tickets of one of the events that sell none so far. */
export function BeginSelling({ events }: { events: readonly TicketEventLine[] }) {
  const locale = useLocale();
  return (
    <Menu
      align="end"
      trigger={<Button icon={<Plus />}>Add tickets to an event</Button>}
      entries={events.map(({ id, name, startDate, timeZone }) => ({
        id,
        label: name,
        end: formatDay(startDate, timeZone, locale, "short"),
        href: ticketsTabHref(id),
      }))}
    />
  );
}

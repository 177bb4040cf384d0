import type { EventRecord } from "@jubilee/core/events/events.types";
import { Select } from "@jubilee/ui/select";
import { ticketKeys } from "../keys.ts";
import { choice } from "../../../page-kit/list/ListPage.css.ts";
import { useRead } from "../../../page-kit/data/useRead.ts";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { createTicketsApi } from "@jubilee/core/tickets/tickets.api";

export interface TicketTypeFilterProps {
  event: EventRecord;
  chosen: string | null;
  onChoose: (ticketTypeId: string | null) => void;
}

/** Only orders with one kind of ticket; nothing to choose where there is one kind alone. */
export function TicketTypeFilter({ event, chosen, onChoose }: TicketTypeFilterProps) {
  const tickets = useApi(createTicketsApi);
  const { data = [] } = useRead(ticketKeys.ticketTypes(event.id), () => tickets.list(event));
  if (data.length < 2) return null;
  return (
    <div className={choice}>
      <Select
        label="Tickets"
        hideLabel
        size="sm"
        value={chosen ?? ""}
        options={[
          { value: "", label: "All tickets" },
          ...data.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onValueChange={(value) => onChoose(value || null)}
      />
    </div>
  );
}

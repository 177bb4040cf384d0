import type { EventRecord } from "@jubilee/core/events/events.types";
import { Select } from "@jubilee/ui/select";
import { choice } from "../../../page-kit/list/ListPage.css.ts";
import { useReading } from "../../../page-kit/data/useRead.ts";
import { ticketTypesRead } from "../types/ticketTypesRead.ts";

export interface TicketTypeFilterProps {
  event: EventRecord;
  chosen: string | null;
  onChoose: (ticketTypeId: string | null) => void;
}

/** Only orders with one kind of ticket; nothing to choose where there is one kind alone. */
export function TicketTypeFilter({ event, chosen, onChoose }: TicketTypeFilterProps) {
  const { data = [] } = useReading((client) => ticketTypesRead(client, event));
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

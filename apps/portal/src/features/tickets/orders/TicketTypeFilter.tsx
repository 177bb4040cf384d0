import type { EventRecord } from "@jubilee/core/events/events.types";
import { valueOf } from "@jubilee/core/base/result.rules";
import { Select } from "@jubilee/ui/select";
import { useQuery } from "@tanstack/react-query";
import { keys } from "../../../event-kit/data/keys.ts";
import { useApis } from "../../../event-kit/data/useApis.ts";
import { choice } from "../../../page-kit/list/ListPage.css.ts";

export interface TicketTypeFilterProps {
  event: EventRecord;
  chosen: string | null;
  onChoose: (ticketTypeId: string | null) => void;
}

/** Only orders with one kind of ticket; nothing to choose where there is one kind alone. */
export function TicketTypeFilter({ event, chosen, onChoose }: TicketTypeFilterProps) {
  const { tickets } = useApis();
  const { data = [] } = useQuery({
    queryKey: keys.ticketTypes(event.id),
    queryFn: () => valueOf(tickets.list(event)),
  });
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

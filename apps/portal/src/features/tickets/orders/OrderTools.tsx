import type { EventRecord } from "@jubilee/core/events/events.types";
import { createOrdersApi } from "@jubilee/core/tickets/orders.api";
import { ordersCopy } from "@jubilee/core/tickets/orders.copy";
import { offeredFilters, ordersCsv } from "@jubilee/core/tickets/orders.rules";
import type { OrderFilter, OrderQuery } from "@jubilee/core/tickets/orders.types";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { ExportButton } from "../../../page-kit/list/ExportButton.tsx";
import { ListTools } from "../../../page-kit/list/ListTools.tsx";
import { TicketTypeFilter } from "./TicketTypeFilter.tsx";

interface OrderToolsProps {
  event: EventRecord;
  asked: OrderQuery;
  onAsk: (change: Partial<OrderQuery>) => void;
  counts: Readonly<Record<OrderFilter, number>>;
}

/** Finds orders by words, state and kind of ticket. */
export function OrderTools({ event, asked, onAsk, counts }: OrderToolsProps) {
  const { filter, text, ticketTypeId } = asked;
  const filters = offeredFilters(counts, filter).map((value) => ({
    value,
    label: ordersCopy.filters[value],
    count: counts[value],
  }));
  return (
    <ListTools
      searchLabel="Find an order"
      list={{
        text,
        setText: (next) => onAsk({ text: next }),
        show: filter,
        setShow: (next) => onAsk({ filter: next }),
      }}
      filters={filters}
      chosen={{
        count: ticketTypeId ? 1 : 0,
        onClear: () => onAsk({ filter: "all", ticketTypeId: null }),
      }}
    >
      <TicketTypeFilter
        event={event}
        chosen={ticketTypeId}
        onChoose={(next) => onAsk({ ticketTypeId: next })}
      />
    </ListTools>
  );
}

/** The orders that are found, as a file. */
export function OrdersFile({ event, asked }: Pick<OrderToolsProps, "event" | "asked">) {
  const api = useApi(createOrdersApi);
  return (
    <ExportButton
      name={`orders-of-${event.name}.csv`}
      rows={() => api.all(event.id, asked)}
      csv={ordersCsv}
      logged={["orders", event.id]}
      inLine
    />
  );
}

import { ticketKeys } from "../keys.ts";
import { TicketTypeDialog, type TicketTypeDialogProps } from "./TicketTypeDialog.tsx";
import { useRead } from "../../../page-kit/data/useRead.ts";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { createTicketsApi } from "@jubilee/core/tickets/tickets.api";

/** The dialog of a kind of ticket, once its price steps are read. */
export function EditTicketType(props: Omit<TicketTypeDialogProps, "tiers">) {
  const { event, type } = props;
  const tickets = useApi(createTicketsApi);
  const hasTiers = type?.priceModel === "tiered";
  const { data } = useRead(
    ticketKeys.ticketTiers(event.id, type?.id ?? "new"),
    () => tickets.tiers(type?.id ?? ""),
    { enabled: hasTiers },
  );
  if (hasTiers && !data) return null;
  return <TicketTypeDialog {...props} tiers={data ?? []} />;
}

import { TicketTypeDialog, type TicketTypeDialogProps } from "./TicketTypeDialog.tsx";
import { ticketTiersRead } from "./ticketTiersRead.ts";
import { useReading } from "../../../page-kit/data/useRead.ts";

/** The dialog of a kind of ticket, once its price steps are read. */
export function EditTicketType(props: Omit<TicketTypeDialogProps, "tiers">) {
  const { event, type } = props;
  const hasTiers = type?.priceModel === "tiered";
  const { data } = useReading((client) => ticketTiersRead(client, event.id, type?.id ?? ""), {
    enabled: hasTiers,
  });
  if (hasTiers && !data) return null;
  return <TicketTypeDialog {...props} tiers={data ?? []} />;
}

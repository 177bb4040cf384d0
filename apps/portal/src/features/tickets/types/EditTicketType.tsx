import { valueOf } from "@jubilee/core/base/result.rules";
import { useQuery } from "@tanstack/react-query";
import { keys } from "../../../event-kit/data/keys.ts";
import { useApis } from "../../../event-kit/data/useApis.ts";
import { TicketTypeDialog, type TicketTypeDialogProps } from "./TicketTypeDialog.tsx";

/** The dialog of a kind of ticket, once its price steps are read. */
export function EditTicketType(props: Omit<TicketTypeDialogProps, "tiers">) {
  const { event, type } = props;
  const { tickets } = useApis();
  const hasTiers = type?.priceModel === "tiered";
  const { data } = useQuery({
    queryKey: keys.ticketTiers(event.id, type?.id ?? "new"),
    queryFn: () => valueOf(tickets.tiers(type?.id ?? "")),
    enabled: hasTiers,
  });
  if (hasTiers && !data) return null;
  return <TicketTypeDialog {...props} tiers={data ?? []} />;
}

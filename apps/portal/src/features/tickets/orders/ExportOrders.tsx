import type { EventRecord } from "@jubilee/core/events/events.types";
import { ordersCsv } from "@jubilee/core/tickets/orders.rules";
import type { OrderQuery } from "@jubilee/core/tickets/orders.types";
import { Button } from "@jubilee/ui/button";
import { Download } from "lucide-react";
import { useState } from "react";
import { useSaveList } from "../../../page-kit/useSaveList.ts";
import { tellRefusal } from "../../../page-kit/help/tellRefusal.ts";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { createOrdersApi } from "@jubilee/core/tickets/orders.api";

export interface ExportOrdersProps {
  event: EventRecord;
  query: OrderQuery;
}

/** Saves every order that the list's query leaves, not only those that were looked at. */
export function ExportOrders({ event, query }: ExportOrdersProps) {
  const orders = useApi(createOrdersApi);
  const saveList = useSaveList();
  const [isSaving, setSaving] = useState(false);
  const save = async () => {
    setSaving(true);
    const found = await orders.all(event.id, query);
    setSaving(false);
    if (!found.ok) tellRefusal(found.error);
    else saveList(`orders-of-${event.name}.csv`, ordersCsv(found.value), "orders", event.id);
  };
  return (
    <Button variant="ghost" icon={<Download />} loading={isSaving} onClick={() => void save()}>
      Export as CSV
    </Button>
  );
}

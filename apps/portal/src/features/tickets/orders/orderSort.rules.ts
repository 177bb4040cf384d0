import type { OrderSort } from "@jubilee/core/tickets/orders.types";
import type { DataSort } from "@jubilee/ui/data-table";

const sorts: readonly OrderSort["id"][] = ["when", "buyer", "state", "sum"];

export const newestFirst: OrderSort = { id: "when", descending: true };

/** The order that a table or an address asks for; the newest first where the server knows none such. */
export function orderSort(asked: DataSort | null): OrderSort {
  const id = sorts.find((known) => known === asked?.id);
  return asked && id ? { id, descending: asked.descending } : newestFirst;
}

import type { OrderLineItem, OrderSort } from "@jubilee/core/tickets/orders.types";
import { DataTable } from "@jubilee/ui/data-table";
import { Mail } from "lucide-react";
import { useMemo } from "react";
import type { ListLook } from "../../../page-kit/list/look/useListLook.ts";
import { useDensity } from "../../../page-kit/list/useDensity.ts";
import { useLocale } from "../../../page-kit/useLocale.ts";
import { useNow } from "../../../page-kit/useNow.ts";
import { orderColumns } from "./orderColumns.tsx";
import { orderPhoneLine } from "./orderPhoneLine.tsx";
import { testsAmong } from "@jubilee/core/tickets/orders.rules";
import { orderSort } from "./orderSort.rules.ts";

/** A line to the buyer, in the mail program of the phone. */
const swipe = {
  label: "Write",
  icon: <Mail aria-hidden="true" />,
  nameOf: ({ code, buyerName }: OrderLineItem) => `Write to ${buyerName ?? "the buyer"} of ${code}`,
  isFor: ({ buyerEmail }: OrderLineItem) => buyerEmail !== null,
  act: ({ buyerEmail }: OrderLineItem) => window.location.assign(`mailto:${buyerEmail}`),
};

/** The columns of orders, as they are written where the reader is. */
export function useOrderColumns(orders: readonly OrderLineItem[]) {
  const [locale, nowMs] = [useLocale(), useNow()];
  const isMixed = testsAmong(orders) === "some";
  return useMemo(() => orderColumns(locale, nowMs, isMixed), [locale, nowMs, isMixed]);
}

export interface OrdersTableProps {
  orders: readonly OrderLineItem[];
  columns: ReturnType<typeof orderColumns>;
  look: Pick<ListLook, "hidden" | "order">;
  openId: string | null;
  glowing: ReadonlySet<string>;
  onOpen: (orderId: string) => void;
  sort: OrderSort;
  onSort: (sort: OrderSort) => void;
  chosen: ReadonlySet<string>;
  onChoose: (chosen: ReadonlySet<string>) => void;
}

/** The orders as a table; on phones as lines. */
export function OrdersTable(props: OrdersTableProps) {
  const { orders, columns, look, openId, glowing, onOpen, sort, onSort, chosen, onChoose } = props;
  const locale = useLocale();
  const [density] = useDensity();
  const phoneLine = useMemo(() => orderPhoneLine(locale), [locale]);
  return (
    <DataTable
      label="Orders"
      columns={columns}
      rows={orders}
      rowId={({ id }) => id}
      glowing={glowing}
      arrangement={{ density, hidden: look.hidden, order: look.order }}
      selection={{
        selected: chosen,
        onChange: onChoose,
        labelOf: ({ code, buyerName }) => `Select order ${code}, ${buyerName ?? "no name"}`,
      }}
      sorting={{ sort, onSort: (asked) => onSort(orderSort(asked)) }}
      opening={{ open: ({ id }) => onOpen(id), id: openId }}
      phoneLine={phoneLine}
      swipe={swipe}
    />
  );
}

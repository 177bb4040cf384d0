import type { OrderLineItem, OrderSort } from "@jubilee/core/tickets/orders.types";
import { DataTable } from "@jubilee/ui/data-table";
import { useMemo } from "react";
import { useDensity } from "../../../page-kit/list/useDensity.ts";
import { useLocale } from "../../../page-kit/useLocale.ts";
import { useNow } from "../../../page-kit/useNow.ts";
import { orderColumns } from "./orderColumns.tsx";
import { orderPhoneLine } from "./orderPhoneLine.tsx";
import { testsAmong } from "@jubilee/core/tickets/orders.rules";
import { orderSort } from "./orderSort.rules.ts";

export interface OrdersTableProps {
  orders: readonly OrderLineItem[];
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
  const { orders, openId, glowing, onOpen, sort, onSort, chosen, onChoose } = props;
  const [locale, nowMs] = [useLocale(), useNow()];
  const [density] = useDensity();
  const isMixed = testsAmong(orders) === "some";
  const columns = useMemo(() => orderColumns(locale, nowMs, isMixed), [locale, nowMs, isMixed]);
  const phoneLine = useMemo(() => orderPhoneLine(locale), [locale]);
  return (
    <DataTable
      label="Orders"
      columns={columns}
      rows={orders}
      rowId={({ id }) => id}
      glowing={glowing}
      arrangement={{ density }}
      selection={{
        selected: chosen,
        onChange: onChoose,
        labelOf: ({ code, buyerName }) => `Select order ${code}, ${buyerName ?? "no name"}`,
      }}
      sorting={{ sort, onSort: (asked) => onSort(orderSort(asked)) }}
      opening={{ open: ({ id }) => onOpen(id), id: openId }}

      phoneLine={phoneLine}
    />
  );
}

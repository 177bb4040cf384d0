import type { OrderLineItem } from "@jubilee/core/orders/types";
import { DataTable } from "@jubilee/ui/data-table";
import { useMemo } from "react";
import { useLocale } from "../../../event-kit/useLocale.ts";
import { useNow } from "../../../event-kit/useNow.ts";
import { orderColumns } from "./orderColumns.tsx";
import { orderPhoneLine } from "./orderPhoneLine.tsx";

export interface OrdersTableProps {
  orders: readonly OrderLineItem[];
  openId: string | null;
  glowing: ReadonlySet<string>;
  onOpen: (orderId: string) => void;
}

/** The orders as a table; on phones as lines. */
export function OrdersTable({ orders, openId, glowing, onOpen }: OrdersTableProps) {
  const [locale, nowMs] = [useLocale(), useNow()];
  const columns = useMemo(() => orderColumns(locale, nowMs), [locale, nowMs]);
  const phoneLine = useMemo(() => orderPhoneLine(locale), [locale]);
  return (
    <DataTable
      label="Orders"
      columns={columns}
      rows={orders}
      rowId={({ id }) => id}
      glowing={glowing}
      onRowOpen={({ id }) => onOpen(id)}
      {...(openId === null ? {} : { openRowId: openId })}
      phoneLine={phoneLine}
    />
  );
}

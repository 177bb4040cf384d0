import { formatMoney } from "@jubilee/core/money/rules";
import type { OrderLineItem } from "@jubilee/core/orders/types";
import { formatAgo } from "@jubilee/core/time/rules";
import { Badge } from "@jubilee/ui/badge";
import { useLocale } from "../../../event-kit/useLocale.ts";
import { useNow } from "../../../event-kit/useNow.ts";
import * as css from "../lists/List.css.ts";
import { OrderChip } from "./OrderChip.tsx";

export interface OrdersTableProps {
  orders: readonly OrderLineItem[];
  openId: string | null;
  glowing: ReadonlySet<string>;
  onOpen: (orderId: string) => void;
}

/** The orders as a table; on phones as lines. */
export function OrdersTable({ orders, openId, glowing, onOpen }: OrdersTableProps) {
  const locale = useLocale();
  const nowMs = useNow();
  return (
    <table className={css.table}>
      <thead className={css.head}>
        <tr>
          <th className={css.headCell}>Buyer</th>
          <th className={css.headCell}>State</th>
          <th className={css.widestHead}>Tickets</th>
          <th className={`${css.headCell} ${css.numbers}`}>Sum</th>
          <th className={css.headCell}>When</th>
        </tr>
      </thead>
      <tbody className={css.rows}>
        {orders.map((order) => (
          <tr
            key={order.id}
            className={css.row({
              opens: true,
              isOpen: order.id === openId,
              isGlowing: glowing.has(order.id),
            })}
          >
            <th scope="row" className={css.mainCell}>
              <button
                type="button"
                className={css.opener}
                dir="auto"
                onClick={() => onOpen(order.id)}
              >
                {order.buyerName ?? "In the cart"}
              </button>
              <span className={css.under}>
                {[order.code, order.buyerEmail].filter(Boolean).join(" · ")}
              </span>
            </th>
            <td className={css.stateCell}>
              <OrderChip status={order.status} />
            </td>
            <td className={css.widestCell}>
              <span className={css.note} title={order.summary}>
                {order.summary}
              </span>
            </td>
            <td className={`${css.actionCell} ${css.numbers}`}>
              {formatMoney(order.totalMinor - order.refundedMinor, order.currency, locale)}
            </td>
            <td className={css.wideCell}>
              {formatAgo(order.createdAt, nowMs, locale)}{" "}
              {order.isTest && order.totalMinor > 0 && <Badge tone="marigold">Test</Badge>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

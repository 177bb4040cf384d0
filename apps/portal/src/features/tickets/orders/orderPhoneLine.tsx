import type { OrderLineItem } from "@jubilee/core/tickets/orders.types";
import { PersonRow } from "@jubilee/ui/person-row";
import { lineEnd } from "../../../page-kit/list/ListPage.css.ts";
import { OrderChip } from "./OrderChip.tsx";
import { buyerOf, OrderSum } from "./orderColumns.tsx";

/** An order on a phone: who, what, the sum and how far it is. */
export function orderPhoneLine(locale: string) {
  return (order: OrderLineItem) => (
    <PersonRow
      name={buyerOf(order)}
      detail={order.summary}
      end={
        <span className={lineEnd}>
          <OrderSum order={order} locale={locale} />
          <OrderChip status={order.status} />
        </span>
      }
    />
  );
}

import { isTestSum } from "@jubilee/core/tickets/orders.rules";
import type { OrderLineItem } from "@jubilee/core/tickets/orders.types";
import { formatAgo } from "@jubilee/core/base/time.rules";
import { Badge } from "@jubilee/ui/badge";
import type { DataColumn } from "@jubilee/ui/data-table";
import { MoneyText } from "@jubilee/ui/money-text";
import { PersonRow } from "@jubilee/ui/person-row";
import { note, when } from "../../../page-kit/list/ListPage.css.ts";
import { OrderChip } from "./OrderChip.tsx";

/** Who bought: the name, or that nobody is named yet. */
export const buyerOf = ({ buyerName }: OrderLineItem) => buyerName ?? "In the cart";

/** What the buyer paid and did not get back, in minor units. */
const keptMinor = ({ totalMinor, refundedMinor }: OrderLineItem) => totalMinor - refundedMinor;

/** What is left of a sum; of one that was wholly given back, the sum with a line through it. */
export function OrderSum({ order, locale }: { order: OrderLineItem; locale: string }) {
  const { totalMinor, refundedMinor, currency } = order;
  const isBack = refundedMinor > 0 && keptMinor(order) === 0;
  const sum = (
    <MoneyText
      amountMinor={isBack ? totalMinor : keptMinor(order)}
      currency={currency}
      locale={locale}
    />
  );
  return isBack ? <del>{sum}</del> : sum;
}

const addressOf = ({ code, buyerEmail }: OrderLineItem) =>
  [code, buyerEmail].filter(Boolean).join(" · ");

/** The columns of the orders. */
export function orderColumns(
  locale: string,
  nowMs: number,
  /** Whether orders of the test mode stand among others, and have to be told apart. */
  marksTests: boolean,
): DataColumn<OrderLineItem>[] {
  return [
    {
      id: "buyer",
      header: "Buyer",
      cell: (order) => <PersonRow name={buyerOf(order)} detail={addressOf(order)} />,
      sortValue: buyerOf,
    },
    {
      id: "state",
      header: "State",
      widthPx: 160,
      cell: ({ status }) => <OrderChip status={status} />,
      sortValue: ({ status }) => status,
    },
    {
      id: "tickets",
      header: "Tickets",
      widthPx: 300,
      cell: ({ summary }) => (
        <span className={note} title={summary}>
          {summary}
        </span>
      ),
      from: "wide",
    },
    {
      id: "sum",
      header: "Sum",
      widthPx: 108,
      align: "end",
      cell: (order) => <OrderSum order={order} locale={locale} />,
      sortValue: keptMinor,
    },
    {
      id: "when",
      header: "When",
      widthPx: 132,
      cell: (order) => (
        <span className={when}>
          {formatAgo(order.createdAt, nowMs, locale)}
          {marksTests && isTestSum(order) && <Badge tone="marigold">Test</Badge>}
        </span>
      ),
      sortValue: ({ createdAt }) => createdAt,
      from: "tablet",
    },
  ];
}

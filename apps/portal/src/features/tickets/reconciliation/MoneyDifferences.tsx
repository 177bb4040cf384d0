import { formatMoney } from "@jubilee/core/money/money.rules";
import type { MoneyDifference, Reconciliation } from "@jubilee/core/tickets/ticket-desk.types";
import { Card } from "@jubilee/ui/card";
import { type DataColumn, DataTable } from "@jubilee/ui/data-table";
import { Text } from "@jubilee/ui/text";
import { useLocation } from "wouter";
import { useLocale } from "../../../page-kit/useLocale.ts";
import { TwoLines } from "../../../page-kit/TwoLines.tsx";
import { orderPlace } from "../../../event-kit/orderPlace.ts";

interface MoneyDifferencesProps {
  eventId: string;
  figures: Pick<Reconciliation, "differences" | "differenceCount">;
}

function differenceColumns(locale: string): DataColumn<MoneyDifference>[] {
  const sum = (
    id: string,
    header: string,
    amountOf: (line: MoneyDifference) => number,
  ): DataColumn<MoneyDifference> => ({
    id,
    header,
    align: "end",
    widthPx: 132,
    cell: (line) => (
      <Text as="span" numeric>
        {formatMoney(amountOf(line), line.currency, locale)}
      </Text>
    ),
  });
  return [
    {
      id: "order",
      header: "Order",
      cell: ({ code, person }) => <TwoLines name={code} detail={person} />,
    },
    sum("orders", "By its lines", ({ ordersMinor }) => ordersMinor),
    sum("providers", "By the provider", ({ providersMinor }) => providersMinor),
    sum("ledger", "By the ledger", ({ cashMinor }) => cashMinor),
  ];
}

function differencePhoneLine(locale: string) {
  return ({ code, currency, ordersMinor, providersMinor, cashMinor }: MoneyDifference) => (
    <TwoLines
      name={code}
      detail={`Lines ${formatMoney(ordersMinor, currency, locale)}, provider ${formatMoney(providersMinor, currency, locale)}, ledger ${formatMoney(cashMinor, currency, locale)}`}
    />
  );
}

/** Each order whose three sums are not one and the same, the largest difference first. */
export function MoneyDifferences({ eventId, figures }: MoneyDifferencesProps) {
  const locale = useLocale();
  const [, go] = useLocation();
  return (
    <Card
      title={`${figures.differenceCount} ${figures.differenceCount === 1 ? "order does" : "orders do"} not add up`}
    >
      <DataTable
        label="Orders whose sums differ"
        rows={figures.differences}
        rowId={({ orderId, currency }) => `${orderId} ${currency}`}
        columns={differenceColumns(locale)}
        phoneLine={differencePhoneLine(locale)}
        opening={{ open: ({ orderId }) => go(orderPlace(eventId, orderId)) }}
      />
    </Card>
  );
}

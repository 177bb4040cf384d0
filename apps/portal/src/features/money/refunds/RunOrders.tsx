import { formatMoney } from "@jubilee/core/money/money.rules";
import { outcomeOf } from "@jubilee/core/money/refund-runs.rules";
import type { RefundRunOrder } from "@jubilee/core/money/refund-runs.types";
import { Button } from "@jubilee/ui/button";
import { Card } from "@jubilee/ui/card";
import { Link } from "@jubilee/ui/link";
import { Stack } from "@jubilee/ui/stack";
import { Text } from "@jubilee/ui/text";
import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { href } from "../../../app/routing/href.ts";
import { useLocale } from "../../../page-kit/useLocale.ts";
import { line, words } from "../../../page-kit/Rows.css.ts";
import { tabQuery } from "../../../event-kit/event/tabs.rules.ts";

export interface RunOrdersProps {
  eventId: string;
  /** Those that somebody has to do something about. */
  orders: readonly RefundRunOrder[];
  isBusy: boolean;
  onPaidBack: (orderId: string) => void;
}

/** What is left for a person: money that goes back by hand, and orders that could not be paid back. */
export function RunOrders({ eventId, orders, isBusy, onPaidBack }: RunOrdersProps) {
  const byHand = orders.filter(({ state }) => state === "by_hand");
  const troubled = orders.filter(({ state }) => state !== "by_hand");
  return (
    <>
      {byHand.length > 0 && (
        <Card title="Pay back by hand">
          <Stack gap="4">
            <Text tone="muted">
              You took this money yourself. Hand it back, then tick the order: its tickets are void
              and the buyer gets a mail.
            </Text>
            <Stack as="ul" gap="3">
              {byHand.map((order) => (
                <OrderLine key={order.orderId} eventId={eventId} order={order}>
                  <Button
                    size="sm"
                    variant="outline"
                    icon={<Check />}
                    disabled={isBusy}
                    aria-label={`Order ${order.code} is paid back`}
                    onClick={() => onPaidBack(order.orderId)}
                  >
                    Paid back
                  </Button>
                </OrderLine>
              ))}
            </Stack>
          </Stack>
        </Card>
      )}
      {troubled.length > 0 && (
        <Card title="To look at">
          <Stack as="ul" gap="3">
            {troubled.map((order) => (
              <OrderLine key={order.orderId} eventId={eventId} order={order}>
                <Text as="span" size={14} tone="muted">
                  {outcomeOf(order)}
                </Text>
              </OrderLine>
            ))}
          </Stack>
        </Card>
      )}
    </>
  );
}

function OrderLine({
  eventId,
  order,
  children,
}: {
  eventId: string;
  order: RefundRunOrder;
  children: ReactNode;
}) {
  const locale = useLocale();
  const { orderId, code, buyerName, amountMinor, currency } = order;
  const place = `${href("events.details", { eventId })}${tabQuery("orders")}&order=${orderId}`;
  return (
    <li className={line}>
      <div className={words}>
        <Link href={place}>
          <bdi>{buyerName ?? code}</bdi>
        </Link>
        <Text as="span" size={14} tone="muted" numeric>
          {code}, {formatMoney(amountMinor, currency, locale)}
        </Text>
      </div>
      {children}
    </li>
  );
}

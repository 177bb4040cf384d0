import { formatMoney } from "@jubilee/core/money/money.rules";
import type { IssuedOrder, TicketDesk } from "@jubilee/core/tickets/ticket-desk.types";
import { Banner } from "@jubilee/ui/banner";
import { Button } from "@jubilee/ui/button";
import { LinkButton } from "@jubilee/ui/link-button";
import { Stack } from "@jubilee/ui/stack";
import { href } from "../../../app/routing/href.ts";
import { useLocale } from "../../../page-kit/useLocale.ts";
import { TwoLines } from "../../../page-kit/TwoLines.tsx";

interface IssuedProps {
  desk: TicketDesk;
  orders: readonly IssuedOrder[];
  onNext: () => void;
}

/** What was just sold or given, to show, print or hand over. */
export function Issued({ desk, orders, onNext }: IssuedProps) {
  const locale = useLocale();
  const { currency } = desk.event;
  const sum = orders.reduce((total, order) => total + order.totalMinor, 0);
  return (
    <Stack gap="4">
      <Banner
        tone="success"
        title={orders.length === 1 ? "Done" : `${orders.length} orders are done`}
        action={<Button onClick={onNext}>Next sale</Button>}
      >
        {sum > 0 ? `Take ${formatMoney(sum, currency, locale)}.` : "Nothing is to be paid."}
      </Banner>
      <Stack as="ul" gap="3">
        {orders.map((order) => (
          <li key={order.id}>
            <TwoLines
              name={`Order ${order.code}`}
              detail={
                order.totalMinor > 0 ? formatMoney(order.totalMinor, currency, locale) : "Free"
              }
              end={
                <LinkButton
                  size="sm"
                  variant="outline"
                  target="_blank"
                  href={`${href("publicEvent.ticketConfirmation")}?order=${encodeURIComponent(order.orderToken)}`}
                >
                  Show tickets
                </LinkButton>
              }
            />
          </li>
        ))}
      </Stack>
    </Stack>
  );
}

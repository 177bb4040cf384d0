import type { EventRecord } from "@jubilee/core/events/events.types";
import { recordedMoment } from "@jubilee/core/base/moments.rules";
import { formatMoney } from "@jubilee/core/money/money.rules";
import { ordersCopy } from "@jubilee/core/tickets/orders.copy";
import type { OrderDetail } from "@jubilee/core/tickets/orders.types";
import { Badge } from "@jubilee/ui/badge";
import { Inline } from "@jubilee/ui/inline";
import { Link } from "@jubilee/ui/link";
import { useLocale } from "../../../page-kit/useLocale.ts";
import { useTellMoment } from "../../../event-kit/useTellMoment.ts";
import { OrderAttention } from "./OrderAttention.tsx";
import { OrderChip } from "./OrderChip.tsx";
import { OrderMenu } from "./OrderMenu.tsx";
import { line, muted, names, part, person, personWords, title, total } from "./OrderPanel.css.ts";
import { OrderSeats } from "./OrderSeats.tsx";
import { MailLink } from "../../../page-kit/MailLink.tsx";

const refundWords = { pending: "On its way", done: "Given back", failed: "Did not work" } as const;

export interface OrderFactsProps {
  order: OrderDetail;
  event: EventRecord;
}

/** Who bought what, for whom, and where the money is. */
export function OrderFacts({ order, event }: OrderFactsProps) {
  const [locale, tell] = [useLocale(), useTellMoment()];
  const viewer = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const zones = { event: event.timeZone, viewer };
  const money = (amountMinor: number) => formatMoney(amountMinor, order.currency, locale);
  return (
    <>
      <section className={part}>
        <Inline>
          <OrderChip status={order.status} />
          {order.isTest && <Badge tone="marigold">Test mode: no money moved</Badge>}
          {order.channel !== "online" && <Badge>{ordersCopy.channels[order.channel]}</Badge>}
        </Inline>
        <div className={person}>
          <span className={personWords}>
            <strong>
              <bdi>{order.buyerName ?? "Not named yet"}</bdi>
            </strong>
            {order.buyerEmail && <MailLink address={order.buyerEmail} />}
          </span>
          <OrderMenu event={event} order={order} />
        </div>
        <span className={muted}>{recordedMoment(order.createdAt, zones, locale)}</span>
        {order.status === "awaiting_offline" && order.holdExpiresAt && (
          <span className={muted}>{tell("Held until", order.holdExpiresAt, event.timeZone)}</span>
        )}
        {order.needsAttention && (
          <OrderAttention event={event} order={order} what={order.needsAttention} />
        )}
      </section>
      <section className={part}>
        <h3 className={title}>What was ordered</h3>
        {order.items.map((item) => (
          <div key={item.id} className={line}>
            <span className={names} dir="auto">
              {item.quantity} × {item.name}
            </span>
            <span>{money(item.totalMinor)}</span>
          </div>
        ))}
        <div className={total}>
          <span>Total</span>
          <span>{money(order.totalMinor)}</span>
        </div>
      </section>
      {order.tickets.length > 0 && <OrderSeats event={event} order={order} />}
      {(order.payments.length > 0 || order.refunds.length > 0) && (
        <section className={part}>
          <h3 className={title}>Money</h3>
          {order.payments.map((payment) => (
            <div key={payment.id} className={line}>
              <span className={names}>
                {ordersCopy.payments[payment.status]}
                {payment.providerRef.startsWith("cs_test_") && payment.status !== "processing" && (
                  <>
                    {" "}
                    <Link href={`/pay/test/${payment.providerRef}`} look="quiet">
                      At the test provider
                    </Link>
                  </>
                )}
              </span>
              <span>{formatMoney(payment.amountMinor, payment.currency, locale)}</span>
            </div>
          ))}
          {order.refunds.map((refund) => (
            <div key={refund.id} className={line}>
              <span className={names}>
                {refundWords[refund.status]}
                {refund.reason && <span className={muted}>: {refund.reason}</span>}
              </span>
              <span>−{money(refund.amountMinor)}</span>
            </div>
          ))}
        </section>
      )}
    </>
  );
}

import { formatPrice } from "@jubilee/core/money/money.rules";
import { Card } from "@jubilee/ui/card";
import { Link } from "@jubilee/ui/link";
import { useLocation } from "wouter";
import type { EventCardProps } from "../../../event-kit/event/card.types.ts";
import { tabQuery } from "../../../event-kit/event/tabs.rules.ts";
import { TicketSales } from "../../../event-kit/TicketSales.tsx";
import { useLocale } from "../../../page-kit/useLocale.ts";
import * as css from "./MoneyCard.css.ts";

/** What has come in, of what was hoped for, and by which tickets. */
export function MoneyCard({ overview }: EventCardProps) {
  const locale = useLocale();
  const [path] = useLocation();
  const { event, ticketSales, goalMinor, orderCount } = overview;
  // The card stands only for who may see money.
  const collectedMinor = overview.collectedMinor ?? 0;
  const refundedMinor = overview.refundedMinor ?? 0;
  const sum = (amountMinor: number) => formatPrice(amountMinor, event.currency, locale);
  const share = goalMinor ? Math.min(1, collectedMinor / goalMinor) : null;
  return (
    <Card
      title="Money"
      action={
        <Link look="action" href={`${path}${tabQuery("orders")}`}>
          Orders
        </Link>
      }
    >
      <div className={css.layout}>
        <div className={css.whole}>
          <span className={css.sum}>{sum(collectedMinor)}</span>
          {share !== null && goalMinor !== null && (
            <>
              <div className={css.track} aria-hidden="true">
                <div className={css.fill} style={{ width: `${share * 100}%` }} />
              </div>
              <span className={css.muted}>of {sum(goalMinor)} you planned for</span>
            </>
          )}
          <dl className={css.facts}>
            <div className={css.fact}>
              <dt>Orders</dt>
              <dd className={css.figure}>{orderCount}</dd>
            </div>
            {refundedMinor > 0 && (
              <div className={css.fact}>
                <dt>Refunded</dt>
                <dd className={css.figure}>{sum(refundedMinor)}</dd>
              </div>
            )}
          </dl>
        </div>
        {ticketSales.length > 0 && (
          <TicketSales sales={ticketSales} currency={event.currency} locale={locale} />
        )}
      </div>
    </Card>
  );
}

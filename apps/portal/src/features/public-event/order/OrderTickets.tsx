import { formatMoney } from "@jubilee/core/money/rules";
import type { OrderView } from "@jubilee/core/public-event/types";
import { describeEventTime } from "@jubilee/core/time/rules";
import { Banner } from "@jubilee/ui/banner";
import { Button } from "@jubilee/ui/button";
import { EventTheme } from "@jubilee/ui/event-theme";
import { LinkButton } from "@jubilee/ui/link-button";
import { CalendarPlus, Printer } from "lucide-react";
import { useEffect } from "react";
import { useLocale } from "../../../event-kit/useLocale.ts";
import { embedAddress } from "../data/embed.ts";
import { useEmbed } from "../data/useEmbed.ts";
import { ClosedLink } from "../page/ClosedLink.tsx";
import { InvitationSkeleton } from "../page/InvitationSkeleton.tsx";
import { PageBar } from "../page/PageBar.tsx";
import { orderHeadline, orderLead } from "./order.rules.ts";
import * as css from "./OrderTickets.css.ts";
import { TicketPass } from "./TicketPass.tsx";

const lookAgainMs = 1500;

/** What was bought: a pass for each ticket, calendar, and paper. Waits for the payment to be told. */
export function OrderTickets({ token }: { token: string }) {
  const locale = useLocale();
  const order = useEmbed<OrderView>(`order/${encodeURIComponent(token)}`);
  const isWaiting = order.status === "ready" && order.value.status === "awaiting_payment";
  const { reload } = order;
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setInterval(reload, lookAgainMs);
    return () => clearInterval(timer);
  }, [isWaiting, reload]);
  if (order.status === "loading") return <InvitationSkeleton />;
  if (order.status === "failed") return <ClosedLink error={order.error} onRetry={order.reload} />;
  const { value } = order;
  const { event } = value;
  const time = describeEventTime(event, event.timeZone, locale);
  const hasTickets = value.tickets.length > 0;
  return (
    <EventTheme typeId={event.eventTypeId} eventId={event.coverSeed} page>
      <div className={css.onScreen}>
        <PageBar name={event.name} />
      </div>
      <div className={css.page}>
        <header className={css.head}>
          <h1 className={css.title}>{orderHeadline(value)}</h1>
          <p className={css.lead}>{orderLead(value)}</p>
          {value.testMode && value.totalMinor > 0 && (
            <Banner tone="warning">Test mode: no money moved.</Banner>
          )}
          {hasTickets && (
            <div className={css.actions}>
              <LinkButton
                href={embedAddress(`order/${encodeURIComponent(token)}/calendar.ics`)}
                download
                icon={<CalendarPlus />}
              >
                Add to calendar
              </LinkButton>
              <Button variant="outline" icon={<Printer />} onClick={() => window.print()}>
                Print
              </Button>
            </div>
          )}
        </header>
        <div className={css.passes}>
          {value.tickets.map((ticket) => (
            <TicketPass key={ticket.id} ticket={ticket} event={event} when={time.event} />
          ))}
        </div>
        <section className={css.sum}>
          {value.lines.map((line) => (
            <div key={line.ticketTypeId} className={css.line}>
              <span dir="auto">
                {line.quantity} × {line.name}
              </span>
              <span>{formatMoney(line.totalMinor, value.currency, locale)}</span>
            </div>
          ))}
          <div className={css.total}>
            <span>Total</span>
            <span>{formatMoney(value.totalMinor, value.currency, locale)}</span>
          </div>
        </section>
      </div>
    </EventTheme>
  );
}

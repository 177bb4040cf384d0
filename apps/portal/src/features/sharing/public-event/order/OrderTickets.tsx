import { formatMoney } from "@jubilee/core/money/money.rules";
import type { OrderTicket, OrderView } from "@jubilee/core/sharing/public-event.types";
import { Banner } from "@jubilee/ui/banner";
import { EventTheme } from "@jubilee/ui/event-theme";
import { lazy, Suspense, useEffect, useState } from "react";
import { useLocale } from "../../../../page-kit/useLocale.ts";
import { useEmbed } from "../../../../page-kit/embed/useEmbed.ts";
import { ClosedLink } from "../../../../event-kit/guest-page/ClosedLink.tsx";
import { InvitationSkeleton } from "../../../../event-kit/guest-page/InvitationSkeleton.tsx";
import { PageBar } from "../../../../event-kit/guest-page/PageBar.tsx";
import { StandingNotice } from "../../../../event-kit/guest-page/StandingNotice.tsx";
import { orderHeadline, orderLead } from "./order.rules.ts";
import * as css from "./OrderTickets.css.ts";
import { OrderActions } from "./OrderActions.tsx";
import { TicketPass } from "./TicketPass.tsx";

const OrderBills = lazy(async () => ({
  default: (await import("./OrderBills.tsx")).OrderBills,
}));

const PayLater = lazy(async () => ({
  default: (await import("./PayLater.tsx")).PayLater,
}));

const TicketNameDialog = lazy(async () => ({
  default: (await import("./TicketNameDialog.tsx")).TicketNameDialog,
}));

const lookAgainMs = 1500;

export interface OrderTicketsProps {
  token: string;
  /** An order, or one ticket that was passed on. */
  kind?: "order" | "ticket";
}

interface Changing {
  ticket: OrderTicket;
  what: "rename" | "transfer";
}

/** What was bought: a pass for each ticket, calendar, and paper. Waits for the payment to be told. */
export function OrderTickets({ token, kind = "order" }: OrderTicketsProps) {
  const locale = useLocale();
  const path = `${kind}/${encodeURIComponent(token)}`;
  const order = useEmbed<OrderView>(path);
  const [changing, setChanging] = useState<Changing | null>(null);
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
  const isOff = event.status === "cancelled";
  const hasTickets = value.tickets.length > 0;
  return (
    <EventTheme
      typeId={event.eventTypeId}
      eventId={event.coverSeed}
      colour={event.coverColour}
      page
    >
      <div className={css.onScreen}>
        <PageBar />
      </div>
      <div className={css.page}>
        <header className={css.head}>
          <div className={css.head} aria-live="polite">
            <h1 className={css.title}>{orderHeadline(value)}</h1>
            <p className={css.lead}>{orderLead(value)}</p>
          </div>
          <StandingNotice event={event} />
          {value.testMode && value.totalMinor > 0 && (
            <Banner tone="warning">Test mode: no money moved.</Banner>
          )}
          {value.status === "awaiting_offline" && !isOff && (
            <Suspense fallback={null}>
              <PayLater order={value} />
            </Suspense>
          )}
          {hasTickets && <OrderActions path={path} token={token} order={value} onChange={reload} />}
        </header>
        <div className={css.passes}>
          {value.tickets.map((ticket) => (
            <TicketPass
              key={ticket.id}
              path={path}
              ticket={ticket}
              event={event}
              wallets={value.wallets}
              mayRename={!isOff && value.terms?.rename === true}
              mayTransfer={!isOff && value.terms?.transfer === true}
              onChange={(what) => setChanging({ ticket, what })}
              onDone={reload}
            />
          ))}
        </div>
        {value.lines.length > 0 && (
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
            {!!value.taxMinor && (
              <div className={css.line}>
                <span className={css.muted}>Taxes in it</span>
                <span className={css.muted}>
                  {formatMoney(value.taxMinor, value.currency, locale)}
                </span>
              </div>
            )}
            {kind === "order" && value.terms && (
              <Suspense fallback={null}>
                <OrderBills token={token} bills={value.terms.bills} currency={value.currency} />
              </Suspense>
            )}
          </section>
        )}
        {changing && (
          <Suspense fallback={null}>
            <TicketNameDialog
              path={path}
              ticket={changing.ticket}
              what={changing.what}
              onDone={() => {
                setChanging(null);
                reload();
              }}
              onClose={() => setChanging(null)}
            />
          </Suspense>
        )}
      </div>
    </EventTheme>
  );
}

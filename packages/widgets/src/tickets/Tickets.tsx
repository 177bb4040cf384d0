import type { OrderView, PublicTicketType } from "@jubilee/core/public-event/types";
import { useEffect, useState } from "react";
import { tickets as english } from "../copy/en/tickets.copy.ts";
import { forgetReturnedOrder, returnedOrder } from "../element/page-link.ts";
import { moment, viewerTime } from "../format/event-time.ts";
import { Band } from "../parts/Band.tsx";
import { Foot } from "../parts/Foot.tsx";
import { hourglass } from "../parts/icons.ts";
import { Lazy } from "../parts/Lazy.tsx";
import { Notice } from "../parts/Notice.tsx";
import { useMoment } from "../parts/useMoment.ts";
import type { ScreenProps } from "../widget.types.ts";
import { Choose } from "./Choose.tsx";
import { firstSale, ticketsView } from "./tickets-state.ts";

const loadCheckout = () => import("../steps/checkout.tsx");
const loadPass = () => import("../steps/pass.tsx");
const loadLine = () => import("../steps/line.tsx");

/** A pass is shown for what was bought, whatever became of it since. */
const finished = /^(completed|partially_refunded|refunded)$/;

/** The tickets widget once its data is there. */
export function Tickets({ context, data }: ScreenProps) {
  const copy = context.translated?.tickets ?? english;
  const { event, tickets } = data;
  const { locale } = context;
  const [order, setOrder] = useState<OrderView | null>(null);
  const [returned, setReturned] = useState(false);
  const [waiting, setWaiting] = useState<PublicTicketType | null>(null);
  useMoment(context.now, [
    event.endDate,
    ...tickets.flatMap(({ salesStart, salesEnd }) => [salesStart, salesEnd]),
  ]);

  useEffect(() => {
    const token = returnedOrder();
    if (!token) return;
    const pickUp = async () => {
      const outcome = await context.call<OrderView>("GET", `order/${token}`);
      if (!outcome.ok || outcome.value.event.id !== event.id) return;
      forgetReturnedOrder();
      setReturned(true);
      setOrder(outcome.value);
    };
    void pickUp();
  }, [event.id]);

  const view = ticketsView(data, context.now());
  const step = order
    ? finished.test(order.status)
      ? "pass"
      : "checkout"
    : waiting
      ? "line"
      : view;
  useEffect(() => context.emit("jubilee:step", { step }), [step]);

  const start = (next: OrderView) => {
    const { code, totalMinor, currency } = next;
    context.emit("jubilee:order-started", {
      eventId: event.id,
      orderCode: code,
      totalMinor,
      currency,
    });
    setReturned(false);
    setOrder(next);
  };
  const again = () => {
    setOrder(null);
    setReturned(false);
    void context.reload();
  };
  const shared = { context, data };
  const foot = <Foot {...shared}>{event.name}</Foot>;
  if (order && step === "pass") {
    return (
      <>
        <Lazy
          key="pass"
          context={context}
          load={loadPass}
          screen={{ ...shared, order, onAgain: again }}
        />
        {foot}
      </>
    );
  }
  if (order) {
    const screen = { ...shared, order, returned, onOrder: setOrder, onHeld: start, onLeave: again };
    return (
      <>
        <Lazy key="checkout" context={context} load={loadCheckout} screen={screen} />
        {foot}
      </>
    );
  }
  if (waiting) {
    const screen = { ...shared, type: waiting, onBack: () => setWaiting(null) };
    return (
      <>
        <Lazy key="line" context={context} load={loadLine} screen={screen} />
        {foot}
      </>
    );
  }
  if (view === "choose") {
    return (
      <>
        <Choose {...shared} copy={copy} onHeld={start} onWait={setWaiting} />
        {foot}
      </>
    );
  }
  if (view === "not_yet") {
    const opens = firstSale(tickets) ?? event.startDate;
    const elsewhere = viewerTime(opens, event, locale);
    return (
      <>
        <Band event={event} />
        <Notice
          flag={copy.saleFlag(moment(opens, event, locale))}
          title={copy.saleTitle}
          text={
            <>
              {elsewhere && `${context.copy.forYou(elsewhere.time, elsewhere.city)}. `}
              {copy.saleText}
            </>
          }
        />
        {foot}
      </>
    );
  }
  const { cancelledTitle, cancelledText, endedTitle, endedText } = context.copy;
  const said: Record<typeof view, [string, string]> = {
    cancelled: [cancelledTitle, cancelledText],
    ended: [endedTitle, endedText],
    over: [copy.goneTitle, copy.goneText],
    none: [copy.noneTitle, copy.noneText],
  };
  const [title, text] = said[view];
  return (
    <>
      <Notice icon={hourglass} flag={event.name} out title={title} text={text} />
      {foot}
    </>
  );
}

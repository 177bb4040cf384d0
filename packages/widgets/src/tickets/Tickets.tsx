import type {
  OrderView,
  PublicTicketType,
  SharedEvent,
} from "@jubilee/core/sharing/public-event.types";
import { useState } from "react";
import { tickets as english } from "../copy/en/tickets.copy.ts";
import type { Returned } from "../element/page-link.ts";
import { Foot } from "../parts/Foot.tsx";
import { Lazy } from "../parts/Lazy.tsx";
import { useMoment } from "../parts/useMoment.ts";
import { useReturned } from "../parts/useReturned.ts";
import type { ScreenProps } from "../widget.types.ts";
import { Choose } from "./Choose.tsx";
import { ticketsStep, ticketsView } from "./tickets-state.ts";
import { useEffectOn } from "../parts/useEffectOn.ts";

const loadCheckout = () => import("../steps/tickets/checkout.tsx");
const loadPass = () => import("../steps/tickets/pass.tsx");
const loadClosed = () => import("../steps/every/closed.tsx");
const loadLine = () => import("../steps/tickets/line.tsx");

/** The tickets widget once its data is there. */
export function Tickets({ context, data: read }: ScreenProps) {
  const copy = context.words("tickets", english);
  const [offer, setOffer] = useState<Partial<SharedEvent>>({});
  const data = { ...read, ...offer };
  const { event, tickets } = data;
  const [order, setOrder] = useState<OrderView | null>(null);
  const [returned, setReturned] = useState<Returned | null>(null);
  const [waiting, setWaiting] = useState<PublicTicketType | "code" | null>(null);
  useMoment(context.now, [
    event.endDate,
    ...tickets.flatMap(({ salesStart, salesEnd }) => [salesStart, salesEnd]),
  ]);

  useReturned(
    ({ pickUpOrder }) => pickUpOrder(context, event.id),
    (found) => {
      setReturned(found.returned);
      setOrder(found.view);
    },
    context.draft.read()["order"],
  );

  const view = ticketsView(data, context.now());
  const step = ticketsStep(view, order, waiting !== null);
  useEffectOn([step], () => context.emit("jubilee:step", { step }));

  const start = (next: OrderView) => {
    const { code, totalMinor, currency } = next;
    context.setClock(next.serverTime);
    context.emit("jubilee:order-started", {
      eventId: event.id,
      orderCode: code,
      totalMinor,
      currency,
    });
    setReturned(null);
    setOrder(next);
  };
  const again = () => {
    setOrder(null);
    setReturned(null);
    void context.reload();
  };
  const shared = { context, data };
  const foot = <Foot {...shared}>{event.name}</Foot>;
  if (order && step === "pass") {
    return (
      <Lazy
        key="pass"
        context={context}
        load={loadPass}
        screen={{ ...shared, order, returned: returned !== null, onAgain: again }}
      >
        {foot}
      </Lazy>
    );
  }
  if (order && step === "checkout") {
    const screen = { ...shared, order, returned, onOrder: setOrder, onHeld: start, onLeave: again };
    return (
      <Lazy key="checkout" context={context} load={loadCheckout} screen={screen}>
        {foot}
      </Lazy>
    );
  }
  if (waiting && step === "line") {
    const screen = {
      ...shared,
      type: waiting,
      onBack: () => setWaiting(null),
      onOffer: setOffer,
    };
    return (
      <Lazy key="line" context={context} load={loadLine} screen={screen}>
        {foot}
      </Lazy>
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
  return (
    <Lazy key={view} context={context} load={loadClosed} screen={{ ...shared, reason: view }} />
  );
}

import { withBill } from "../_shared/mails/tickets/bill-attachment.ts";
import {
  type CancelledTicketSource,
  orderCancelled,
  ticketCancelled,
} from "../_shared/mails/tickets/cancelled-mails.ts";
import {
  orderConfirmation,
  type OrderMailSource,
  orderPayLater,
  orderRefunded,
  type PassedTicketSource,
  ticketPassedOn,
} from "../_shared/mails/tickets/order-mails.ts";
import {
  sampleOrder,
  samplePartlyCancelled,
  samplePassedOn,
  sampleUnpaidOrder,
  sampleWait,
} from "../_shared/mails/tickets/sample-order.ts";
import {
  type WaitlistCause,
  waitlistMail,
  type WaitlistMailSource,
} from "../_shared/mails/tickets/waitlist-mails.ts";
import { getTicket } from "../_shared/tickets/orders.ts";
import { signTickets, withSignedTickets } from "../_shared/tickets/sign-tickets.ts";
import { calls, idIn, sends, works } from "./job.ts";
import type { AreaWork } from "./jobs.types.ts";

export const tickets = {
  jobs: {
    order_confirmation: sends<OrderMailSource>({
      prepare: async (source, deps) => ({
        ...source,
        order: await withSignedTickets(deps, source.order),
      }),
      write: orderConfirmation,
      finish: (mail, source, deps) =>
        withBill(deps, mail, source, ({ kind }) => kind === "invoice"),
      seen: [
        {
          kind: "tickets",
          title: "Tickets",
          when: "To the buyer, when the payment provider says that an order is paid.",
          of: (sample) => sampleOrder(sample),
        },
      ],
    }),
    order_pay_later: sends<OrderMailSource>({
      write: orderPayLater,
      seen: [
        {
          kind: "pay-later",
          title: "How to pay",
          when: "To the buyer of an order that is paid outside the provider.",
          of: sampleUnpaidOrder,
        },
      ],
    }),
    order_refunded: sends<OrderMailSource>({
      write: orderRefunded,
      finish: (mail, source, deps) => {
        const back = source.amountMinor === null ? null : -source.amountMinor;
        return withBill(
          deps,
          mail,
          source,
          ({ kind, totalMinor }) => kind === "credit_note" && totalMinor === back,
        );
      },
      seen: [
        {
          kind: "refund",
          title: "Money on its way back",
          when: "To the buyer, when the provider confirms a refund.",
          of: (sample) => sampleOrder(sample, { status: "partially_refunded" }),
        },
      ],
    }),
    order_cancelled: sends<OrderMailSource>({
      write: orderCancelled,
      seen: [
        {
          kind: "tickets-cancelled",
          title: "Tickets that were cancelled",
          when: "To the buyer, when the planner or they themselves cancel tickets.",
          of: samplePartlyCancelled,
        },
      ],
    }),
    ticket_cancelled: sends<CancelledTicketSource>({
      write: ticketCancelled,
      seen: [
        {
          kind: "ticket-taken-back",
          title: "A ticket was taken back",
          when: "To whom it was passed on to, when who passed it on takes it back.",
          of: (sample) => ({ ...samplePassedOn(sample), takenBack: true }),
        },
        {
          kind: "ticket-cancelled",
          title: "A ticket was cancelled",
          when: "To whom it was passed on to, when its order is cancelled.",
          of: (sample) => ({ ...samplePassedOn(sample), takenBack: false }),
        },
      ],
    }),
    ticket_passed_on: sends<PassedTicketSource>({
      prepare: async (source, deps) => {
        await signTickets(deps, { eventId: source.order.event.id });
        return { ...source, order: await getTicket(deps, source.order.orderToken) };
      },
      write: ticketPassedOn,
      seen: [
        {
          kind: "ticket-passed-on",
          title: "A ticket for somebody else",
          when: "To whom a buyer passes a ticket on to.",
          of: samplePassedOn,
        },
      ],
    }),
    waitlist_joined: waitlist("joined", "In line for tickets", "To who joined the waiting list."),
    waitlist_offered: waitlist(
      "offered",
      "Tickets came free",
      "To the first in line whom they are enough for.",
    ),
    waitlist_expired: waitlist(
      "expired",
      "An offer has ended",
      "To who did not take what was held for them.",
    ),
    sign_tickets: works<{ eventId: string }>(async (source, deps) => {
      const eventId = idIn(source, "eventId");
      if (eventId !== null) await signTickets(deps, { eventId });
    }),
    waitlist_offers: works<{ eventId: string }>(async (source, deps) => {
      const eventId = idIn(source, "eventId");
      if (eventId === null) return;
      await deps.callSql("offer_waitlist_places", { event_id_param: eventId });
    }),
  },
  chores: [
    calls("expire_holds"),
    // Offers what is free to those who wait: also what more capacity made free.
    calls("offer_all_waitlist_places"),
  ],
} satisfies AreaWork;

function waitlist(cause: WaitlistCause, title: string, when: string) {
  return sends<WaitlistMailSource>({
    write: (source, to, setting) => waitlistMail(source, to, setting, cause),
    seen: [{ kind: `line-${cause}`, title, when, of: (sample) => sampleWait(sample, cause) }],
  });
}

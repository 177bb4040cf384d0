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
import { sampleReader } from "../_shared/mails/sample-event.ts";
import { sampleOrder } from "../_shared/mails/tickets/sample-order.ts";
import {
  type WaitlistCause,
  waitlistMail,
  type WaitlistMailSource,
} from "../_shared/mails/tickets/waitlist-mails.ts";
import { getTicket } from "../_shared/tickets/orders.ts";
import { signTickets, withSignedTickets } from "../_shared/tickets/sign-tickets.ts";
import { calls, idIn, sends, works } from "./job.ts";
import type { AreaWork, MailPreview } from "./jobs.types.ts";

const bought: MailPreview = {
  kind: "tickets",
  title: "Tickets",
  when: "To the buyer, when the payment provider says that an order is paid.",
  write: (setting) => orderConfirmation(sampleOrder(setting.siteUrl), sampleReader, setting),
};

const refunded: MailPreview = {
  kind: "refund",
  title: "Money on its way back",
  when: "To the buyer, when the provider confirms a refund.",
  write: (setting) =>
    orderRefunded(
      sampleOrder(setting.siteUrl, { status: "partially_refunded" }),
      sampleReader,
      setting,
    ),
};

const cancelled: MailPreview = {
  kind: "tickets-cancelled",
  title: "Tickets that were cancelled",
  when: "To the buyer, when the planner or they themselves cancel tickets.",
  write: (setting) => {
    const source = sampleOrder(setting.siteUrl, { status: "completed" });
    const [first, ...others] = source.order.tickets;
    const tickets = first ? [{ ...first, status: "cancelled" as const }, ...others] : [];
    const order = { ...source.order, tickets };
    const ticketIds = first ? [first.id] : [];
    return orderCancelled(
      { ...source, order, ticketIds, amountMinor: 6500 },
      sampleReader,
      setting,
    );
  },
};

export const tickets: AreaWork = {
  jobs: {
    order_confirmation: sends<OrderMailSource>({
      write: async (source, to, setting, deps) => {
        const order = await withSignedTickets(deps, source.order);
        const mail = await orderConfirmation({ ...source, order }, to, setting);
        return withBill(deps, mail, order, ({ kind }) => kind === "invoice");
      },
      seen: [bought],
    }),
    order_pay_later: sends<OrderMailSource>({
      write: orderPayLater,
      seen: { reason: "It has the parts of the tickets' mail, with an account to pay to." },
    }),
    order_refunded: sends<OrderMailSource>({
      write: (source, to, setting, deps) => {
        const { order, amountMinor } = source;
        const back = amountMinor === null ? null : -amountMinor;
        return withBill(
          deps,
          orderRefunded(source, to, setting),
          order,
          ({ kind, totalMinor }) => kind === "credit_note" && totalMinor === back,
        );
      },
      seen: [refunded],
    }),
    order_cancelled: sends<OrderMailSource>({ write: orderCancelled, seen: [cancelled] }),
    ticket_cancelled: sends<CancelledTicketSource>({
      write: ticketCancelled,
      seen: { reason: "It says to a ticket's holder what the cancelled order's mail says." },
    }),
    ticket_passed_on: sends<PassedTicketSource>({
      write: async (source, to, setting, deps) => {
        await signTickets(deps, { eventId: source.order.event.id });
        const order = await getTicket(deps, source.order.orderToken);
        return ticketPassedOn({ ...source, order }, to, setting);
      },
      seen: { reason: "It is the tickets' mail with one ticket and another headline." },
    }),
    waitlist_joined: waitlist("joined"),
    waitlist_offered: waitlist("offered"),
    waitlist_expired: waitlist("expired"),
    sign_tickets: works(async (source, deps) => {
      const eventId = idIn(source, "eventId");
      if (eventId !== null) await signTickets(deps, { eventId });
    }),
    waitlist_offers: works(async (source, deps) => {
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
};

function waitlist(cause: WaitlistCause) {
  return sends<WaitlistMailSource>({
    write: (source, to, setting) => waitlistMail(source, to, setting, cause),
    seen: { reason: "It is drawn as the waiting list's mail of an answer, with other words." },
  });
}
